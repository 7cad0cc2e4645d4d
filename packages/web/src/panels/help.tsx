import { useWords } from '../app/words.ts';
import './help.css';
import { Layers } from './layers.tsx';

const KEYS = ['move', 'turn', 'confirm', 'cancel', 'pass', 'undo', 'skip', 'why', 'zoom'] as const;

/** Help layers and the keys. */
export function Help({ isPurist }: { readonly isPurist: boolean }) {
  const { t } = useWords();
  return (
    <div className="help">
      {isPurist ? <p>{t('table.purist')}</p> : <Layers />}
      <h3>{t('table.keys')}</h3>
      <ul className="keys bare">
        {KEYS.map((key) => (
          <li key={key}>{t(`key.${key}`)}</li>
        ))}
      </ul>
      <p className="small">{t('table.saved')}</p>
    </div>
  );
}
