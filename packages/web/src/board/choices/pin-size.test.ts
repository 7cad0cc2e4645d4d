import type { Answer } from '@bastide/rules';
import { expect, test } from 'vitest';
import type { Aim } from '../pointing/aims.ts';
import { pinSize } from './pin-size.ts';

/** A place with an answer for each of these figures. */
function aim(shape: Aim['shape'], ...figures: readonly string[]): Aim {
  const answers = figures.map(
    (figure, code): Answer => ({
      code,
      move: { by: 0, do: 'deploy', figure, on: 'road:N' },
      target: { label: 'deploy', figure },
    }),
  );
  const at = { x: 50, y: 50 };
  return {
    key: '0,0',
    x: 0,
    y: 0,
    shape,
    at,
    answers,
    segment: 0,
    link: undefined,
    tile: undefined,
    standing: undefined,
  };
}

const ALL = ['follower', 'big', 'abbot', 'builder', 'pig', 'shepherd'];

test('each figure has a button', () => {
  expect(pinSize(aim('segment', 'follower', 'big'), 1000)).toEqual({ width: 110, height: 60 });
});

test('many figures stand in rows, never wider than the room', () => {
  expect(pinSize(aim('segment', ...ALL), 1000)).toEqual({ width: 310, height: 60 });
  const narrow = pinSize(aim('segment', ...ALL), 240);
  expect(narrow.width).toBeLessThanOrEqual(240);
  expect(narrow.height).toBe(110);
});

test('sentences take more room than figures', () => {
  expect(pinSize(aim('segment', 'follower', 'follower', 'follower'), 344).height).toBe(110);
});
