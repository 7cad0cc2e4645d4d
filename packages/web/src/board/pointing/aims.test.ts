import {
  type Answer,
  answersOf,
  moveText,
  newGame,
  playMove,
  presets,
  type Target,
  viewOf,
} from '@bastide/rules';
import { expect, test } from 'vitest';
import { segmentSpot } from '../../art/place.ts';
import { overlaysOf } from '../../expansions/tables.ts';
import type { TileView } from '../../session/types.ts';
import { isOnSegment, markOf } from '../land/outline.ts';
import { onOverlays } from '../land/overlays.ts';
import { standingsOf } from '../land/standing.ts';
import { tileIndex } from '../land/tile-index.ts';
import { type Aim, aimAt, aimsOf, distance } from './aims.ts';

function answer(code: number, target: Partial<Target>): Answer {
  return { code, move: { by: 0, do: 'pass' }, target: { label: 'deploy', ...target } };
}

/** Aims of every question of a whole game of everything, played by a fixed rule. */
function wholeGame(
  check: (aims: readonly Aim[], answers: readonly Answer[], tiles: ReadonlyMap<string, TileView>) => void,
) {
  const { sets, options: chosen } = presets.everything;
  const made = newGame({ sets, options: chosen, players: 3 });
  if ('error' in made) throw new Error(made.error);
  const game = made.ok;
  for (let step = 0; !game.over; step++) {
    const answers = answersOf(game);
    if (game.toMove >= 0 && (game.question.id !== 'place' || step % 8 === 0)) {
      const view = viewOf(game);
      const tiles = tileIndex(view.tiles);
      const overlays = overlaysOf(view);
      const standings = standingsOf(view, tiles, segmentSpot);
      const ground = { tiles, standings, spotOf: segmentSpot, markOf, overlays, seat: game.toMove };
      const onLand = onOverlays(answers, overlays);
      check(aimsOf(onLand, ground), onLand, tiles);
    }
    playMove(game, answers[(step * 7919) % answers.length].move);
  }
}

test('every answer on the land of a whole game has its aim, which a pointer finds', () => {
  const shapes = new Set<string>();
  const missed: string[] = [];
  wholeGame((aims, answers, tiles) => {
    const aimed = new Set(aims.flatMap((aim) => aim.answers));
    missed.push(
      ...answers
        .filter((one) => one.target.x !== undefined && !aimed.has(one))
        .map(({ move }) => moveText(move)),
    );
    const isOn = ({ x, y, segment }: Aim, point: { x: number; y: number }) =>
      segment !== undefined && isOnSegment({ x, y, place: segment }, point, tiles);
    for (const aim of aims) {
      shapes.add(aim.shape);
      if (aimAt(aims, aim.at, 16, isOn)?.key !== aim.key) missed.push(aim.key);
    }
  });
  expect(missed).toEqual([]);
  expect([...shapes].sort()).toEqual(['cell', 'link', 'mark', 'segment', 'spot', 'tile']);
});

test('a figure that is to be taken home is aimed at where it stands', () => {
  const spec = { name: 't', count: 1, segments: [segmentOf('garden')], marks: {} };
  const tile: TileView = { index: 0, id: 't', spec, x: 0, y: 0, rot: 0, closed: [false] };
  const standing = {
    key: 'f1',
    kind: 'abbot',
    seat: 1,
    at: { x: 20, y: 30 },
    lying: false,
    count: 1,
    segment: '0,0 0',
  };
  const ground = {
    tiles: tileIndex([tile]),
    standings: [standing],
    spotOf: () => ({ x: 50, y: 50 }),
    markOf: () => undefined,
    overlays: [],
    seat: 1,
  };
  const home = answer(1, { x: 0, y: 0, on: 'garden', figure: 'abbot', label: 'abbot/home' });
  expect(aimsOf([home], ground)[0]).toMatchObject({ at: standing.at, standing });
  const joins = answer(1, {
    x: 0,
    y: 0,
    on: 'garden',
    figure: 'abbot',
    brings: true,
    label: 'flying-machines/land',
  });
  const [aim] = aimsOf([joins], ground);
  expect(aim.standing).toBeUndefined();
  expect(distance(aim.at, standing.at)).toBeGreaterThan(10);
});

test('a pointer between two spots means the nearer; on a segment its own; elsewhere nothing', () => {
  const base = {
    shape: 'segment',
    answers: [],
    x: 0,
    y: 0,
    link: undefined,
    tile: undefined,
    standing: undefined,
  } as const;
  const aims: Aim[] = [
    { ...base, key: 'a', segment: 0, at: { x: 30, y: 50 } },
    { ...base, key: 'b', segment: 1, at: { x: 50, y: 50 } },
  ];
  const nowhere = () => false;
  expect(aimAt(aims, { x: 39, y: 50 }, 16, nowhere)?.key).toBe('a');
  expect(aimAt(aims, { x: 41, y: 50 }, 16, nowhere)?.key).toBe('b');
  expect(aimAt(aims, { x: 90, y: 90 }, 16, ({ key }) => key === 'b')?.key).toBe('b');
  expect(aimAt(aims, { x: 90, y: 90 }, 16, nowhere)).toBeUndefined();
});

function segmentOf(kind: 'garden') {
  return { kind, edges: [], halves: [], borders: [], ends: undefined, marks: {} };
}
