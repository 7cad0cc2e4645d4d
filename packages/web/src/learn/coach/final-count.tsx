import { type Awarded, explainAward } from '@bastide/rules';
import { useCatalogue } from '../../app/use-catalogue.ts';
import { useWords } from '../../app/words.ts';
import type { Recalled } from '../../board/effects/effects.ts';
import { SeatBadge } from '../../panels/seat-badge.tsx';
import type { LogEntry } from '../../session/types.ts';
import type { SceneRun } from '../scene/scene-run.ts';
import { learnTexts } from '../texts/catalogue.ts';

interface FinalCountProps {
  readonly run: SceneRun;
  readonly onRecall: (place: Recalled) => void;
}

/** Everything the end of the game was worth, each with its reasons; a press shows where. */
export function FinalCount({ run, onRecall }: FinalCountProps) {
  const { lang } = useWords();
  const say = useCatalogue(learnTexts);
  const { seats } = run.table;
  const names = seats.map(({ name }) => name);
  return (
    <section className="final-count" aria-label={say('count')}>
      <ul className="bare">
        {finalAwards(run.state.log).map((award) => {
          const { x, y, on, seat, points } = award;
          const { cause, counted } = explainAward(lang, award, names);
          return (
            <li key={`${seat} ${x},${y} ${on} ${award.cause}`}>
              <button
                type="button"
                className="plain"
                onClick={() => x !== undefined && y !== undefined && onRecall({ x, y, on, seat })}
              >
                <SeatBadge colour={seats[seat].colour} />
                <span>
                  <strong>{cause}</strong> <span className="small">{counted.join(' · ')}</span>
                </span>
                <strong>+{points}</strong>
              </button>
            </li>
          );
        })}
      </ul>
      <p className="final-scores">
        {run.state.view.seats.map(({ seat, points }) => (
          <span key={seat}>
            <SeatBadge colour={seats[seat].colour} /> {names[seat]} <strong>{points}</strong>
          </span>
        ))}
      </p>
    </section>
  );
}

/** The awards of final scoring. */
function finalAwards(log: readonly LogEntry[]): Awarded[] {
  const events = log.flatMap((entry) => entry.events);
  const from = events.findIndex(({ event }) => event === 'final');
  return from < 0 ? [] : events.slice(from).filter((event) => event.event === 'awarded');
}
