import { useWords } from '../../app/words.ts';
import './help.css';
import { Layers } from './layers.tsx';

/** Who keeps a game: this browser, or the server it is played on. */
export type Keeper = 'browser' | 'server';

interface HelpProps {
  readonly isPurist: boolean;
  /** Whether bots play here whose moves one can skip. */
  readonly canSkip: boolean;
  /** Where every move is kept; left out where none is. */
  readonly kept: Keeper | undefined;
}

/** Help layers and the keys. */
export function Help({ isPurist, canSkip, kept }: HelpProps) {
  const { t } = useWords();
  const keys = useKeyWords(canSkip);
  return (
    <div className="help">
      {isPurist ? <p>{t('table.purist')}</p> : <Layers />}
      <section className="keys">
        <h3>{t('table.keys')}</h3>
        <ul className="bare">
          {keys.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </section>
      {kept !== undefined && <p className="small">{t(`table.kept.${kept}`)}</p>}
    </div>
  );
}

const KEYS = [
  'key.move',
  'key.turn',
  'key.confirm',
  'key.cancel',
  'key.pass',
  'key.undo',
  'key.skip',
  'key.why',
  'key.zoom',
] as const;

/** What the keys do where one plays, a sentence each; `canSkip` where there are bots whose moves one can skip. */
export function useKeyWords(canSkip: boolean): readonly string[] {
  const { t } = useWords();
  return KEYS.filter((key) => canSkip || key !== 'key.skip').map((key) => t(key));
}
