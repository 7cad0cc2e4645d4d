import { idOf } from '../app/storage/shelf.ts';
import type { Session } from '../session/session.ts';

/** What a game on this screen is kept under; one tried anew from the same beginning is another. */
export function historyIdOf({ table, moves, seed }: Session): string {
  return `${idOf({ table, moves })}-${seed.toString(36)}`;
}

/** Counts a game once it has been played to its end here; one that was over when it was opened is not. */
export function keepWhenOver(session: Session): void {
  let wasPlayed = !session.state.view.over;
  session.subscribe(() => {
    const { over } = session.state.view;
    if (over && wasPlayed) void keepNow(session);
    wasPlayed = !over;
  });
}

async function keepNow(session: Session): Promise<void> {
  const { table, moves } = session;
  const ended = { id: historyIdOf(session), table, moves, endedAt: Date.now() };
  const mine = table.seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []));
  const { keepEnded } = await import('./history/keep-ended.ts');
  await keepEnded({ ...ended, where: 'here', mine });
}

/** Keeps what was measured of a game, if the game itself is kept. */
export async function keepLuckOf(id: string, luck: readonly number[]): Promise<void> {
  const { keepMeasured } = await import('./history/keep-ended.ts');
  await keepMeasured(id, luck);
}
