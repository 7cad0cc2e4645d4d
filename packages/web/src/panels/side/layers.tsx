import { LAYERS, switchLayer, useSettings } from '../../app/settings/settings.ts';
import { useWords } from '../../app/words.ts';

/** Switches for the help drawn on the land. */
export function Layers() {
  const { t } = useWords();
  const { layers } = useSettings();
  return (
    <fieldset className="switches">
      <legend>{t('table.help')}</legend>
      {LAYERS.map((layer) => (
        <label key={layer}>
          <input type="checkbox" checked={layers[layer]} onChange={() => switchLayer(layer)} />
          {t(`layer.${layer}`)}
        </label>
      ))}
    </fieldset>
  );
}
