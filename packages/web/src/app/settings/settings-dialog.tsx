import { describedLanguage, languages } from '@bastide/rules';
import { forgetSeen } from '../../guide/seen.ts';
import { Layers } from '../../panels/side/layers.tsx';
import { PACES } from '../../session/pace.ts';
import { Modal } from '../frame/modal.tsx';
import { useWords } from '../words.ts';
import { changeLanguage } from './change-language.ts';
import { changeSettings, SWITCHES, THEMES, useSettings } from './settings.ts';

/** Everything a player can set for this browser. Each change holds at once. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const settings = useSettings();
  return (
    <Modal title={t('menu.settings')} className="settings" onClose={onClose}>
      <fieldset className="pick">
        <legend>{t('menu.language')}</legend>
        {languages.map((language) => (
          <label key={language} lang={language}>
            <input
              type="radio"
              name="language"
              checked={settings.language === language}
              onChange={() => changeLanguage(language)}
            />
            {describedLanguage(language).name}
          </label>
        ))}
      </fieldset>
      <fieldset className="pick">
        <legend>{t('menu.theme')}</legend>
        {THEMES.map((theme) => (
          <label key={theme}>
            <input
              type="radio"
              name="theme"
              checked={settings.theme === theme}
              onChange={() => changeSettings({ theme })}
            />
            {t(`menu.theme.${theme}`)}
          </label>
        ))}
      </fieldset>
      <fieldset className="pick">
        <legend>{t('menu.pace')}</legend>
        {PACES.map((pace) => (
          <label key={pace}>
            <input
              type="radio"
              name="pace"
              checked={settings.pace === pace}
              onChange={() => changeSettings({ pace })}
            />
            {t(`menu.pace.${pace}`)}
          </label>
        ))}
      </fieldset>
      <fieldset className="switches">
        <legend>{t('menu.playing')}</legend>
        {SWITCHES.map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={settings[name]}
              onChange={() => {
                if (name === 'guide') forgetSeen();
                changeSettings({ [name]: !settings[name] });
              }}
            />
            {t(`menu.${name}`)}
          </label>
        ))}
      </fieldset>
      <Layers />
    </Modal>
  );
}
