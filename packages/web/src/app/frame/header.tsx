import { languages } from '@bastide/rules';
import { describedLanguage } from '@bastide/rules/internal';
import { useState } from 'react';
import type { Route } from '../route.ts';
import { changeLanguage } from '../settings/change-language.ts';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { SettingsDialog } from '../settings/settings-dialog.tsx';
import { useIsDark } from '../settings/theme.ts';
import { useWords } from '../words.ts';
import { Icon } from './icon.tsx';
import { SiteNav } from './site-nav.tsx';

/** The page's head: home, the other screens, language, light, settings. */
export function Header({ route }: { readonly route: Route }) {
  const { t } = useWords();
  const { language } = useSettings();
  const isDark = useIsDark();
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="page-head">
      <a
        className="brand"
        href="#/"
        aria-label={t('table.turn', { who: t('app.name'), what: t('menu.new-table') })}
      >
        <Emblem />
        <span>{t('app.name')}</span>
      </a>
      <SiteNav route={route} />
      <fieldset className="languages">
        <legend className="hidden-text">{t('menu.language')}</legend>
        {languages.map((one) => (
          <button
            key={one}
            type="button"
            lang={one}
            className="plain"
            aria-pressed={one === language}
            onClick={() => changeLanguage(one)}
          >
            {one.toUpperCase()}
            <span className="hidden-text">, {describedLanguage(one).name}</span>
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        className="icon plain"
        aria-label={t('menu.theme.now', { theme: t(isDark ? 'menu.theme.dark' : 'menu.theme.light') })}
        onClick={() => changeSettings({ theme: isDark ? 'light' : 'dark' })}
      >
        <Icon name={isDark ? 'moon' : 'sun'} />
      </button>
      <button
        type="button"
        className="icon plain"
        aria-label={t('menu.settings')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="gear" />
      </button>
      {isOpen && <SettingsDialog onClose={() => setOpen(false)} />}
    </header>
  );
}

/** Three houses behind a wall: the sign of the page. */
function Emblem() {
  return (
    <svg viewBox="0 0 32 32" width="1.9em" height="1.9em" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="#6f8f4e" />
      <path d="M4 22V11l4-4 4 4v5l4-4 4 4v-5l4-4 4 4v11z" fill="#fbf5e7" />
      <path d="M4 11l4-4 4 4zM12 16l4-4 4 4zM20 11l4-4 4 4z" fill="#b5482b" />
      <path d="M3 20h3v2h4v-2h4v2h4v-2h4v2h4v-2h3v7H3z" fill="#cdb98d" />
      <path d="M14 27v-2.5a2 2 0 0 1 4 0V27z" fill="#4a3a26" />
    </svg>
  );
}
