import {
  answersOf,
  type Game,
  newGame,
  type PresetName,
  playMove,
  presets,
  viewOf,
  whyNot,
} from '@bastide/rules';
import { expect, test } from 'vitest';
import { segmentSpot } from '../art/place.ts';
import { TILE } from '../board/camera/camera.ts';
import { markOf } from '../board/land/outline.ts';
import { onOverlays } from '../board/land/overlays.ts';
import { standingsOf } from '../board/land/standing.ts';
import { tileIndex } from '../board/land/tile-index.ts';
import type { Ground } from '../board/land/use-ground.ts';
import { aimsOf } from '../board/pointing/aims.ts';
import { overlaysOf } from '../expansions/tables.ts';
import { overlayOf, wheelOf } from '../expansions/wheel-of-fortune/wheel/wheel.tsx';
import { pointables, pointedAt } from './attempt.ts';

function begin(preset: PresetName): Game {
  const { sets, options } = presets[preset];
  const made = newGame({ sets, options, players: 2 });
  if ('error' in made) throw new Error(made.error);
  return made.ok;
}

/** Plays the first answers until a person is asked this. */
function until(game: Game, question: string): Game {
  while (game.toMove < 0 || game.question.id !== question) playMove(game, answersOf(game)[0].move);
  return game;
}

function groundOf(game: Game): Ground {
  const view = viewOf(game);
  const tiles = tileIndex(view.tiles);
  const overlays = overlaysOf(view);
  const standings = standingsOf(view, tiles, segmentSpot);
  const answers = onOverlays(answersOf(game), overlays);
  const seat = game.toMove;
  const aims = aimsOf(answers, { tiles, standings, spotOf: segmentSpot, markOf, overlays, seat });
  return { seat, answers, tiles, standings, laid: [], overlays, aims };
}

const MIDDLE = TILE / 2;

test('with a tile in hand a cell is meant, near the land only', () => {
  const ground = groundOf(until(begin('base'), 'place'));
  const at = { x: TILE + MIDDLE, y: TILE + MIDDLE };
  expect(pointedAt(at, ground, 'place', 90)).toEqual({ attempt: { x: 1, y: 1, rot: 90 }, at });
  expect(pointedAt({ x: 9 * TILE, y: 0 }, ground, 'place', 0)).toBeUndefined();
});

test('where a tile lies already there is nothing to turn', () => {
  const ground = groundOf(until(begin('base'), 'place'));
  const at = { x: MIDDLE, y: MIDDLE };
  expect(pointedAt(at, ground, 'place', 90)).toEqual({ attempt: { x: 0, y: 0 }, at });
});

test('with a figure a segment is meant, and nothing beside the land', () => {
  const ground = groundOf(until(begin('base'), 'figure'));
  expect(pointedAt({ x: MIDDLE, y: 8 }, ground, 'figure', 0)?.attempt).toMatchObject({
    x: 0,
    y: 0,
    place: 0,
  });
  expect(pointedAt({ x: -9 * TILE, y: 0 }, ground, 'figure', 0)).toBeUndefined();
});

test('nobody is told anything while another is asked', () => {
  const ground = groundOf(until(begin('base'), 'place'));
  expect(pointedAt({ x: 0, y: 0 }, { ...ground, seat: undefined }, 'place', 0)).toBeUndefined();
  expect(pointables({ ...ground, seat: undefined }, 'place', 0)).toEqual([]);
});

test('a crown space where somebody stands can be pointed at', () => {
  const game = until(begin('everything'), 'figure');
  const bare = wheelOf(viewOf(game));
  if (bare === undefined) throw new Error('there is no wheel');
  const wheel = overlayOf({ ...bare, crowns: [{ sector: 'storm', kind: 'follower', seat: 1 }] });
  const [{ at: spot }] = wheel.taken;
  const at = { x: bare.x * TILE + spot.x + 3, y: bare.y * TILE + spot.y };
  expect(pointedAt(at, { ...groundOf(game), overlays: [wheel] }, 'figure', 0)?.attempt).toEqual({
    spot: 'crown:storm',
  });
});

test('the keys walk over what can’t be chosen and nothing else, all through a game of everything', () => {
  const game = begin('everything');
  let walked = 0;
  for (let step = 0; !game.over && step < 700; step++) {
    const answers = answersOf(game);
    if (game.toMove >= 0 && step % 9 === 0) {
      const all = pointables(groundOf(game), game.question.id, 0);
      walked += all.length;
      // Where several quays can be chosen by one link, pointing at one of them is no mistake.
      const wrong = all
        .slice(0, 12)
        .filter(({ attempt: { x, y, place } }) => whyNot(game, { x, y, place }).length === 0);
      expect([game.question.id, wrong]).toEqual([game.question.id, []]);
    }
    playMove(game, answers[(step * 7919) % answers.length].move);
  }
  expect(walked).toBeGreaterThan(1000);
});
