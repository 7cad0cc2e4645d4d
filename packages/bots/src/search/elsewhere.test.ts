import { expect, test } from 'vitest';
import { position } from '../testing/position.ts';
import { deployCodes, Elsewhere } from './elsewhere.ts';

const PASS = 0;
const game = position(60);
const deploy = deployCodes(game);
const [bad, good, other] = [deploy + (1 << 12), deploy + (1 << 12) + 1, deploy + (1 << 12) + 2];

test('after two placements only the best of what is done away from the tile is tried again', () => {
  const elsewhere = new Elsewhere(game);
  const codes = [PASS, deploy, bad, good];
  for (let question = 0; question < 2; question++) {
    expect(codes.map((code) => elsewhere.isWorthTrying(code))).toEqual([true, true, true, true]);
    elsewhere.remember(codes, [5, 1, 2, 3]);
  }
  expect([...codes, other].map((code) => elsewhere.isWorthTrying(code))).toEqual([
    true,
    true,
    false,
    true,
    true,
  ]);
  elsewhere.clear();
  expect(elsewhere.isWorthTrying(bad)).toBe(true);
});
