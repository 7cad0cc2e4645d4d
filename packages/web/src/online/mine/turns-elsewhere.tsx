import { Icon } from '../../app/frame/icon.tsx';
import { useOnlineWords } from '../texts/words.ts';
import './mine.css';
import { useTurnsElsewhere } from './my-games.ts';
import { wayTo } from './turns.ts';

interface TurnsElsewhereProps {
  /** The game on the screen. */
  readonly shown?: string;
  /** Nothing is to be done there now: the next game is what one goes to. */
  readonly isFree?: boolean;
}

/** How many other games wait for one, and the way to the next; nothing if none does. */
export function TurnsElsewhere({ shown, isFree = false }: TurnsElsewhereProps) {
  const { o } = useOnlineWords();
  const waiting = useTurnsElsewhere(shown);
  const words = o('notice.turns', { n: waiting.length });
  return (
    <div role="status" className="turns-elsewhere">
      {waiting.length > 0 && (
        <a href={wayTo(waiting)} title={words} className={isFree ? 'next-game' : ''}>
          <Icon name="play" />
          <span className="turns-count" aria-hidden="true">
            {waiting.length}
          </span>
          <span className="turns-words">{isFree ? o('notice.next', { n: waiting.length }) : words}</span>
        </a>
      )}
    </div>
  );
}
