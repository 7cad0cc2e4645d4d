import type { Context, Hooks, Step } from '../../hooks.ts';
import { segmentAt } from '../../tile/segment.ts';

/** TB3: placing a tile that extends the feature with one's builder earns a second part, never a third. */
export function builderHooks(context: Context): Hooks {
  const kind = context.figureKind('builder');
  const earn: Step = {
    id: 'traders-builders/second-part',
    slot: 'placed',
    after: ['ferries/meet'],
    away: kind,
    run(game) {
      const { turn, figures, board } = game;
      const place = figures.place[turn.seat * figures.perSeat + figures.firstOf[kind]];
      if (place < 0 || turn.part !== 1 || turn.again) return;
      const root = board.features.rootOf(place);
      const count = board.tiles.segmentCount[board.typeOf(turn.slot)];
      for (let i = 0; i < count; i++) {
        if (board.features.rootOf(segmentAt(turn.slot, i)) === root) turn.again = true;
      }
    },
  };
  return { steps: [earn] };
}
