import { useWords } from '../app/words.ts';
import './help.css';
import { Layers } from './layers.tsx';

const KEYS = ['move', 'turn', 'confirm', 'cancel', 'pass', 'undo', 'skip', 'why', 'zoom'] as const;

interface HelpProps {
  readonly isPurist: boolean;
  /** Whether every move is kept in the browser. */
  readonly isKept?: boolean;
}

/** Help layers and the keys. */
export function Help({ isPurist, isKept = true }: HelpProps) {
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
      {isKept && <p className="small">{t('table.saved')}</p>}
    </div>
  );
}
