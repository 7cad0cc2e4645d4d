import type { BestShare } from '../history/records.ts';
import { useStatisticsWords } from '../words.ts';
import { gameAddress } from './game-address.ts';

/** The best there was, each with the way to its game. */
export function Records({ records }: { readonly records: readonly BestShare[] }) {
  const { say, date } = useStatisticsWords();
  if (records.length === 0) return undefined;
  return (
    <section aria-labelledby="records">
      <h2 id="records">{say('records.title')}</h2>
      <ul className="records bare">
        {records.map((best) => (
          <li key={best.name}>
            <a className="record" href={gameAddress(best.game.id)}>
              <span className="record-name">{say(`record.${best.name}`)}</span>
              <strong>
                <Value best={best} />
              </strong>
              <small>
                {best.game.table.seats[best.seat].name} · {date(best.game.endedAt)}
              </small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Value({ best: { name, value, tiles } }: { readonly best: BestShare }) {
  const { say, signed } = useStatisticsWords();
  if (tiles !== undefined) return say('record.tiles', { tiles, n: value });
  if (name === 'margin') return say('record.ahead', { n: value });
  if (name === 'closed') return say('record.features', { n: value });
  return name === 'luck' ? signed(value) : say('points', { n: value });
}
