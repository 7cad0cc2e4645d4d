import { Icon } from '../../app/frame/icon.tsx';
import { useOnlineWords } from '../texts/words.ts';
import './mine.css';
import { useTurnsElsewhere } from './my-games.ts';
import { wayTo } from './turns.ts';

/** How many other games wait for one, with the way to them; nothing if none does. */
export function TurnsElsewhere({ shown }: { readonly shown?: string }) {
  const { o } = useOnlineWords();
  const waiting = useTurnsElsewhere(shown);
  const words = o('notice.turns', { n: waiting.length });
  return (
    <div role="status" className="turns-elsewhere">
      {waiting.length > 0 && (
        <a href={wayTo(waiting)} title={words}>
          <Icon name="play" />
          <span className="turns-count" aria-hidden="true">
            {waiting.length}
          </span>
          <span className="turns-words">{words}</span>
        </a>
      )}
    </div>
  );
}
