import { expect, test } from 'vitest';
import type { Game } from '../game/game.ts';
import { newGame } from '../index.ts';
import { seeded } from '../testing/random.ts';
import { randomGame } from '../testing/walk.ts';
import { ROAD, SEGMENTS_PER_TILE } from '../tile/kinds.ts';
import { linkOf } from './relink.ts';

/** Every road of the land, found from nothing: its segments in order, and what its counters should hold. */
function roadsOf(game: Game): Map<string, { ends: number; marks: number; held: number }> {
  const { board, tiles, figures } = game;
  const seen = new Set<number>();
  const roads = new Map<string, { ends: number; marks: number; held: number }>();
  for (let slot = 0; slot < board.land.placed; slot++) {
    for (let i = 0; i < tiles.segmentCount[board.typeOf(slot)]; i++) {
      const first = slot * SEGMENTS_PER_TILE + i;
      if (board.kindOf(first) !== ROAD || seen.has(first)) continue;
      const road = new Set([first]);
      let ends = 0;
      let marks = 0;
      for (const segment of road) {
        marks += tiles.marks[board.typeOf(segment >> 3) * SEGMENTS_PER_TILE + (segment & 7)];
        for (const beyond of beyondOf(game, segment)) {
          if (beyond < 0) ends++;
          else road.add(beyond);
        }
        const linked = linkOf(game, segment);
        if (linked >= 0) road.add(linked);
      }
      let held = 0;
      for (const [figure, place] of figures.place.entries()) {
        if (road.has(place))
          held += figures.strengthOf[figures.kindOf(figure)] << (figures.seatOf(figure) * 4);
      }
      for (const segment of road) seen.add(segment);
      roads.set([...road].sort((one, other) => one - other).join(), { ends, marks, held: held | 0 });
    }
  }
  return roads;
}

/** The segments over each of a road's edges, -1 where no tile lies. */
function beyondOf({ board, tiles }: Game, segment: number): number[] {
  const { land } = board;
  const slot = segment >> 3;
  return [0, 1, 2, 3].flatMap((d) => {
    if (tiles.side[land.oriented[slot] * 4 + d] !== (segment & 7)) return [];
    const beside = land.slotIn((land.cell[slot] + land.steps[d]) & land.lattice.mask);
    return [
      beside < 0 ? -1 : beside * SEGMENTS_PER_TILE + tiles.side[land.oriented[beside] * 4 + ((d + 2) & 3)],
    ];
  });
}

/** The roads as the features tell them. */
function keptRoads(game: Game): ReturnType<typeof roadsOf> {
  const { board, tiles } = game;
  const { features } = board;
  const members = new Map<number, number[]>();
  for (let slot = 0; slot < board.land.placed; slot++) {
    for (let i = 0; i < tiles.segmentCount[board.typeOf(slot)]; i++) {
      const segment = slot * SEGMENTS_PER_TILE + i;
      if (board.kindOf(segment) !== ROAD) continue;
      const root = features.rootOf(segment);
      members.set(root, [...(members.get(root) ?? []), segment]);
    }
  }
  return new Map(
    [...members].map(([root, segments]) => {
      let inRing = 1;
      for (let at = features.next[root]; at !== root; at = features.next[at]) inRing++;
      expect([inRing, features.segments(root)]).toEqual([segments.length, segments.length]);
      const counters = {
        ends: features.openEnds(root),
        marks: features.marks[root],
        held: features.held[root],
      };
      return [segments.join(), counters];
    }),
  );
}

const byName = (roads: ReturnType<typeof roadsOf>) =>
  [...roads].sort(([one], [other]) => (one < other ? -1 : 1));

test('FE6 a road parted and joined again is the road found from nothing, after every step of random games', () => {
  const random = seeded(7);
  let relinked = 0;
  for (const players of [2, 3, 5, 8]) {
    for (let i = 0; i < 3; i++) {
      const made = newGame({ sets: ['base', 'inns-cathedrals', 'traders-builders', 'ferries'], players });
      if ('error' in made) throw new Error(made.error);
      made.ok.listener = (event) => {
        if (event.event === 'happened') relinked++;
      };
      randomGame(made.ok, random, (game) => {
        if (game.question.id === 'draw' || relinked > 0)
          expect(byName(keptRoads(game))).toEqual(byName(roadsOf(game)));
        relinked = 0;
      });
    }
  }
});
