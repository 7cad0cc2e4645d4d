import { type ToldTurn, turnsOf } from '../log/chronicle.ts';
import type { LogEntry, SeatInfo, SessionState } from '../session/types.ts';

/**
 * What the others did since a player's last turn, told until that player places a tile; nothing where all sit at this screen and have
 * seen it anyway.
 */
export function sinceTurn(
  { log, view }: SessionState,
  seat: number | undefined,
  seats: readonly SeatInfo[],
): readonly ToldTurn[] {
  const isMine = seat !== undefined && !view.over && view.turn.seat === seat;
  if (!isMine || seats.every(({ player }) => player === 'person')) return [];
  const own = beginningsOf(log, seat);
  const now = own.at(-1);
  if (now === undefined) return [];
  const recent = log.slice(Math.max(0, own.at(-2) ?? 0));
  const turns = turnsOf(recent);
  const current = turns.find(({ key }) => key === log[now].index);
  if (current !== undefined && current.tiles.length > 0) return [];
  return turns.filter((turn) => turn.seat !== undefined && turn.seat !== seat);
}

/** The entries of the log with which this seat's turns begin. */
function beginningsOf(log: readonly LogEntry[], seat: number): number[] {
  return log.flatMap(({ events }, at) =>
    events.some((event) => event.event === 'turn' && event.part === 1 && event.seat === seat) ? [at] : [],
  );
}
