import { useWords } from '../app/words.ts';
import './help.css';
import { Layers } from './layers.tsx';

const KEYS = ['move', 'turn', 'confirm', 'cancel', 'pass', 'undo', 'skip', 'why', 'zoom'] as const;

/** Who keeps a game: this browser, or the server it is played on. */
export type Keeper = 'browser' | 'server';

interface HelpProps {
  readonly isPurist: boolean;
  /** Where every move is kept; left out where none is. */
  readonly kept: Keeper | undefined;
}

/** Help layers and the keys. */
export function Help({ isPurist, kept }: HelpProps) {
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
      {kept !== undefined && <p className="small">{t(`table.kept.${kept}`)}</p>}
    </div>
  );
}
