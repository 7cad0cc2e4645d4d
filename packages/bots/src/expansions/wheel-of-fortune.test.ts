import { abbeyMayor, type Scene, scene } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { Evaluation } from '../evaluation/evaluation.ts';

const fields = `
  ..... ..... .....
  ..... ..... .....
  ..M.. ..M.. .....
  ..... ..... .###.
  ..... ..... #####
  .....       #####
  .....       .###.
  ..M..       .....
  .....       .....
  .....       .....`;

/** What red's figures are worth, before and after something is played. */
function change(game: Scene, play: () => unknown): number {
  const worth = () => {
    const evaluation = new Evaluation(game.game);
    evaluation.start(game.game);
    evaluation.look(game.game);
    return evaluation.termsOf(0).figures;
  };
  const before = worth();
  play();
  return worth() - before;
}

test('WF4 a figure on a crown space may win points, one on a spot of another expansion does not', () => {
  const begin = () =>
    scene(fields, { sets: ['base', 'wheel-of-fortune', 'abbey-mayor'], with: [abbeyMayor] })
      .draw('base/B')
      .place(1, 1);
  const crown = begin();
  const won = change(crown, () => crown.play({ by: 0, do: 'deploy', figure: 'follower', on: 'crown:storm' }));
  expect(won).toBeGreaterThan(0);
  const barn = begin();
  const lost = change(barn, () => barn.play({ by: 0, do: 'barn', x: 1, y: 1, corner: 'NW' }));
  // It is no longer at home, and nothing comes of it where it is.
  expect(lost).toBeLessThan(0);
});

test('WF2 the sectors the pig may come to with its next move are worth more than those behind it', () => {
  const worthOn = (sector: string) => {
    const game = scene(fields, { sets: ['base', 'wheel-of-fortune'] })
      .draw('base/B')
      .place(1, 1);
    return change(game, () => game.play({ by: 0, do: 'deploy', figure: 'follower', on: `crown:${sector}` }));
  };
  // It stands on Fortune, and no icon moves it farther than three.
  expect(worthOn('taxes')).toBeGreaterThan(worthOn('plague'));
  expect(worthOn('famine')).toBeGreaterThan(worthOn('inquisition'));
});
