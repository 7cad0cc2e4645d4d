import type { Expansion } from '../../expansion.ts';
import type { Hooks } from '../../hooks.ts';
import { ABBEY, abbeyHooks, abbeySpec } from './abbey.ts';
import { barnHooks } from './barn.ts';
import { mayorHooks } from './mayor.ts';
import { en, fr } from './texts.ts';
import { wagonHooks } from './wagon.ts';

/**
 * An expansion that is not ours, with what no other needs: a tile that fits any edge and is kept beside the piles, a figure as strong as
 * its city has pennants, one that moves on after scoring, and one that stands on a corner. It follows Abbey & Mayor closely enough
 * to be played; it is here to prove the hooks.
 *
 * - AM1 Each player has an abbey and may lay it instead of drawing a tile, into a hole; once no tile is left, everyone has one more turn for it.
 * - AM2 The mayor counts in its city as much as the city has pennants.
 * - AM3 A wagon may move on from a scored feature to another one on its tile that is unfinished and empty.
 * - AM4 A barn goes on a corner of the placed tile where four tiles meet in a field without a barn. The farmers there are scored and go home,
 *   none comes after; at the end each closed city on the field pays 4.
 */
export const abbeyMayor: Expansion = {
  id: 'abbey-mayor',
  texts: { en, fr },
  citations: {
    'question.abbey-mayor/lay': ['AM1'],
    'question.abbey-mayor/wagon': ['AM3'],
    'cause.barn': ['AM4'],
  },
  letters: { figures: { mayor: 'Y', wagon: 'W', barn: 'N' } },
  box: ({ players }) => ({
    tiles: [{ id: ABBEY, spec: abbeySpec(players), pile: 'stock', count: 0 }],
    figures: [
      { name: 'mayor', count: 1, role: 'follower', strength: 1, stands: ['city'], rule: 'AM2' },
      {
        name: 'wagon',
        count: 1,
        role: 'follower',
        strength: 1,
        stands: ['road', 'city', 'monastery'],
        rule: 'AM3',
      },
      { name: 'barn', count: 1, role: 'special', strength: 0, stands: [], rule: 'AM4' },
    ],
  }),
  rules(context): Hooks {
    const abbey = abbeyHooks(context);
    const wagon = wagonHooks(context);
    const barn = barnHooks(context);
    return {
      ...mayorHooks(context),
      ...abbey,
      ...wagon,
      ...barn,
      steps: [...(abbey.steps ?? []), ...(wagon.steps ?? []), ...(barn.steps ?? [])],
      invariants: { ...abbey.invariants, ...barn.invariants },
    };
  },
};
