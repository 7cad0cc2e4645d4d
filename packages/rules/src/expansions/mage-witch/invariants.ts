import type { Game } from '../../game/game.ts';
import { readSegment } from '../../game/notation.ts';
import { thingsOf } from '../../game/things.ts';
import type { Invariants } from '../../hooks.ts';
import { CITY, ROAD } from '../../tile/kinds.ts';
import { PIECES } from './pieces.ts';

/** Mage and witch stand apart on what is unfinished (MW1, MW3, MW5). */
export const invariants: Invariants = {
  settled: checkMagic,
  // Every road and city closed but those of the two (MW2 has a scene of its own).
  rare: ['mage-witch/off'],
};

function checkMagic(game: Game): string[] {
  const { board } = game;
  const pieces = thingsOf(game).filter(({ name }) => PIECES.includes(name));
  const roots = pieces.map(({ x = 0, y = 0, on = '' }) => {
    const segment = readSegment(board, board.land.slotAt(x, y), on);
    return segment < 0 ? -1 : board.features.rootOf(segment);
  });
  const wrong = pieces.flatMap(({ name }, i) => {
    const kind = roots[i] < 0 ? -1 : board.kindOf(roots[i]);
    if (kind !== ROAD && kind !== CITY) return [`the ${name} stands on no road or city`];
    return board.closed(roots[i]) ? [`the ${name} stands on a closed feature`] : [];
  });
  const joined = roots.length === PIECES.length && roots[0] === roots[1];
  return joined ? [...wrong, 'mage and witch stand on one feature'] : wrong;
}
