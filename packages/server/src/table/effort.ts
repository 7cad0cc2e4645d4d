import type { LoggedEvent } from './events.ts';

/** What a seat has put into a game: moves that stand, and milliseconds between a question and its answer. */
export interface Effort {
  readonly moves: number;
  readonly time: number;
}

export function effortsIn(log: readonly LoggedEvent[], players: number): Effort[] {
  const efforts = Array.from({ length: players }, () => ({ moves: 0, time: 0 }));
  const movers: (number | 'chance')[] = [];
  let since = log[0]?.at ?? 0;
  for (const { event, at } of log) {
    if (event.kind === 'moved') {
      const { by } = event.move;
      movers.push(by);
      if (by !== 'chance') {
        efforts[by].moves++;
        efforts[by].time += at - since;
      }
    } else if (event.kind === 'undone')
      for (const by of movers.splice(movers.length - event.count)) if (by !== 'chance') efforts[by].moves--;
    since = at;
  }
  return efforts;
}
