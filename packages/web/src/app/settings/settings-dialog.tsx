import { languages } from '@bastide/rules';
import { describedLanguage } from '@bastide/rules/internal';
import { useEffect, useRef } from 'react';
import { forgetSeen } from '../../guide/seen.ts';
import { Layers } from '../../panels/side/layers.tsx';
import { PACES } from '../../session/pace.ts';
import { Instrument } from '../../sound/instrument.ts';
import { canTremble } from '../../sound/tremble.ts';
import { Modal } from '../frame/modal.tsx';
import { useWords } from '../words.ts';
import { changeLanguage } from './change-language.ts';
import { changeSettings, currentSettings, SWITCHES, THEMES, useSettings } from './settings.ts';

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
        {SWITCHES.filter((name) => name !== 'haptics' || canTremble()).map((name) => (
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
        {settings.sound && <Volume volume={settings.volume} />}
      </fieldset>
      <Layers />
    </Modal>
  );
}

/** How loud it is; whoever lets go of it hears a tile at that loudness. */
function Volume({ volume }: { readonly volume: number }) {
  const { t } = useWords();
  const instrument = useRef<Instrument>(undefined);
  useEffect(() => () => instrument.current?.close(), []);
  const listen = () => {
    instrument.current ??= new Instrument();
    instrument.current.play({ sound: 'tile' }, currentSettings().volume);
  };
  return (
    <label className="volume">
      {t('menu.volume')}
      <input
        type="range"
        min="0"
        max="1"
        step="0.1"
        value={volume}
        onChange={({ target }) => changeSettings({ volume: Number(target.value) })}
        onPointerUp={listen}
        onKeyUp={listen}
      />
    </label>
  );
}
