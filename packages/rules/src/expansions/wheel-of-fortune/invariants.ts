import type { Game } from '../../game/game.ts';
import { thingsOf } from '../../game/things.ts';
import type { Invariants } from '../../hooks.ts';
import { CROWN_SPACES, SECTORS } from './sectors.ts';

export const invariants: Invariants = { always: checkCrown };

/** No crown space holds two (WF4). */
function checkCrown(game: Game): string[] {
  const standing = thingsOf(game).filter(({ spot }) => typeof spot === 'string' && spot.startsWith('crown:'));
  return [...new Set(standing.map(({ spot }) => String(spot)))].flatMap((spot) => {
    const count = standing.filter((one) => one.spot === spot).length;
    const spaces = CROWN_SPACES[SECTORS.findIndex((name) => spot === `crown:${name}`)] ?? 0;
    return count <= spaces ? [] : [`${count} stand on ${spot}`];
  });
}
