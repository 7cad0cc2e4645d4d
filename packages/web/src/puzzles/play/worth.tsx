import { usePuzzleWords } from '../words.ts';

interface WorthProps {
  /** Points the own way is worse than the best; below 0 if it came out better. */
  readonly loss: number;
  readonly margin: number;
}

/** Differences below this are luck. */
const EVEN = 0.05;

/** The best way and one's own side by side, in points. */
export function Worth({ loss, margin }: WorthProps) {
  const { say, points } = usePuzzleWords();
  const scale = Math.max(margin, loss, 1);
  const own = Math.max(0.04, 1 - Math.max(0, loss) / (1.25 * scale));
  return (
    <dl className="worth">
      <div>
        <dt>{say('worth.best')}</dt>
        <dd>
          <span className="worth-bar best" />
        </dd>
      </div>
      <div>
        <dt>{say('worth.own')}</dt>
        <dd>
          <span className="worth-bar own" style={{ width: `${100 * own}%` }} />
          <span className="worth-words">
            {Math.abs(loss) < EVEN
              ? say('worth.same')
              : loss > 0
                ? say('worth.less', { points: points(loss), n: Math.ceil(loss) })
                : say('worth.even')}
          </span>
        </dd>
      </div>
    </dl>
  );
}
