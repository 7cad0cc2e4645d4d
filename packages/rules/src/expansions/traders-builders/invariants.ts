import { segmentsOf } from '../../board/walk.ts';
import type { Game } from '../../game/game.ts';
import { tokensHeld } from '../../game/record/record.ts';
import type { Invariants } from '../../hooks.ts';
import { CITY } from '../../tile/kinds.ts';
import { placeOf, segmentAt, tileOf } from '../../tile/segment.ts';
import { GOODS } from './rules.ts';

export const invariants: Invariants = { settled: checkGoods };

/** Goods are held by somebody as soon as their city is closed, and not before (TB1). */
function checkGoods(game: Game): string[] {
  if (!game.rules.hooks.tokens.some(({ names }) => names.includes(GOODS[0]))) return [];
  const held = tokensHeld(game);
  return GOODS.flatMap((name) => {
    const printed = closedSegments(game).reduce((sum, segment) => sum + printedOn(game, segment, name), 0);
    const taken = held.reduce((sum, tokens) => sum + (tokens[name] ?? 0), 0);
    return taken === printed ? [] : [`${taken} ${name} are held, ${printed} are in closed cities`];
  });
}

function closedSegments({ board }: Game): number[] {
  const segments: number[] = [];
  for (let slot = 0; slot < board.land.placed; slot++) {
    const count = board.tiles.segmentCount[board.typeOf(slot)];
    for (let i = 0; i < count; i++) {
      const segment = segmentAt(slot, i);
      const root = board.features.rootOf(segment);
      if (root === segment && board.kindOf(root) === CITY && board.closed(root))
        segments.push(...segmentsOf(board, root));
    }
  }
  return segments;
}

function printedOn({ board, tiles }: Game, segment: number, mark: string): number {
  const { spec } = tiles.types[board.typeOf(tileOf(segment))];
  return spec.segments[placeOf(segment)].marks[mark] ?? 0;
}
