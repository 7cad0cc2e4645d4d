import type { TableSummary } from '@bastide/protocol';
import { useOnlineWords } from '../texts/words.ts';
import { TableCard, TableLink } from './table-card.tsx';

/** One's own games: those that wait for one, those under way, those that have not begun, those that are over; the latest first. */
export function OwnGames({ games }: { readonly games: readonly TableSummary[] | undefined }) {
  const { o } = useOnlineWords();
  if (games === undefined || games.length === 0) return undefined;
  const noteOf = ({ status, yourTurn, broken, scores }: TableSummary) => {
    if (broken === true) return o('error.broken');
    if (status === 'playing') return o(yourTurn === true ? 'mine.your-turn' : 'mine.others-turn');
    if (status === 'waiting') return o('mine.waiting');
    // Games that ended before scores were listed don't tell them.
    return scores === undefined ? o('mine.over') : undefined;
  };
  return (
    <section aria-labelledby="mine">
      <h2 id="mine">{o('mine.title')}</h2>
      <ul className="cards bare">
        {byWhatWaits(games)
          .slice(0, SHOWN)
          .map((table) => (
            <TableCard key={table.game} table={table} isMarked={table.yourTurn === true} note={noteOf(table)}>
              <TableLink
                table={table}
                isMain={table.yourTurn === true}
                words={o(table.status === 'over' ? 'mine.look' : 'mine.open')}
              />
            </TableCard>
          ))}
      </ul>
    </section>
  );
}

const SHOWN = 24;
const ORDER = { playing: 1, waiting: 2, over: 3 } as const;

export function byWhatWaits(games: readonly TableSummary[]): TableSummary[] {
  const rank = ({ yourTurn, status }: TableSummary) => (yourTurn === true ? 0 : ORDER[status]);
  return [...games].sort((one, other) => rank(one) - rank(other) || other.changedAt - one.changedAt);
}
