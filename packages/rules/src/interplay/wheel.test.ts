import { describe, expect, test } from 'vitest';
import { thingsOf } from '../game/things.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { rob, robbersOf } from '../testing/track.ts';

const pig = ({ game }: Scene) => thingsOf(game).find(({ name }) => name === 'wheel-pig')?.spot;

describe('plague', () => {
  /** Over famine and inquisition to plague, which blue draws. */
  function plague(drawing: string, sets: readonly string[]): Scene {
    const game = scene(drawing, { sets: ['base', 'wheel-of-fortune', ...sets], turn: 'blue' });
    game.draw('base-bb5/U-wheel2').place(0, -1).pass();
    game.draw('base-bb5/U-wheel2').place(0, -2).pass();
    return game.draw('base-bb5/V-wheel1');
  }

  const field = `
    ..|..       .....
    ..|..       .RQ..
    ..o--       .....
    ..|..       .###.
    ..|..       #####
    Q: red pig, R: red follower`;

  test('WF3 TB5 plague taking the last farmer beside a pig sends the pig home', () => {
    const game = plague(field, ['traders-builders']);
    expect([game.toMove, game.answers()]).toEqual(['red', [expect.stringContaining('plague follower 2,0')]]);
    game.play({ by: 0, do: 'plague', figure: 'follower', x: 2, y: 0, on: 'field:NL' });
    expect([game.home('red'), game.home('red', 'pig'), game.asked]).toEqual([7, 1, 'place']);
  });

  test('WF3 TB5 with another farmer there the pig stays', () => {
    const game = plague(field.replace('.RQ..', '.RQR.'), ['traders-builders']);
    game.play({ by: 0, do: 'plague', figure: 'follower', x: 2, y: 0, on: 'field:NL' });
    expect([game.home('red'), game.home('red', 'pig')]).toEqual([6, 0]);
  });

  test('X19 mage and ingots stay where plague empties a road', () => {
    const game = scene(
      `
      ..|.. .....
      ..|.. .....
      ..o-- -R---
      ..|.. .....
      ..|.. .....
      R: red follower`,
      { sets: ['base', 'wheel-of-fortune', 'mage-witch', 'gold-mines'], turn: 'blue' },
    );
    game.draw('mage-witch/two-opposite-cities').place(1, 1);
    game.play({ by: 1, do: 'deploy', figure: 'mage', x: 1, y: 0, on: 'road:W' }).pass();
    game.draw('gold-mines/bridge').place(2, 0).play({ by: 0, do: 'gold', x: 1, y: 0 }).pass();
    game.draw('base-bb5/U-wheel2').place(0, -1).pass();
    game.draw('base-bb5/U-wheel2').place(0, -2).pass();
    game.draw('base-bb5/V-wheel1');
    game.play({ by: 0, do: 'plague', figure: 'follower', x: 1, y: 0, on: 'road:W' });
    const there = thingsOf(game.game).filter(({ x, y }) => x === 1 && y === 0);
    expect(there.map(({ name }) => name).sort()).toEqual(['gold', 'mage']);
    expect(game.home('red')).toBe(7);
  });
});

describe('robbers on the wheel', () => {
  const plain = `
    .....
    .....
    ..M..
    .....
    .....`;

  test('X16 the event and its crown spaces are two batches: the robber takes from the first', () => {
    const game = scene(plain, { sets: ['base', 'wheel-of-fortune', 'robbers'] });
    game.draw('base/E').place(1, 0, 180).play({ by: 0, do: 'deploy', figure: 'follower', on: 'crown:storm' });
    game.draw('robbers/straight').place(2, 0);
    rob(rob(game, 0)).pass();
    expect(robbersOf(game)).toEqual(['blue 0']);
    game.draw('base-bb5/U-wheel3');
    // Red: 6 in the storm and 6 on the crown; blue 7, and half of red’s first 6.
    expect([game.scores, robbersOf(game), game.asked]).toEqual([{ red: 12, blue: 10 }, [], 'place']);
  });

  test('RO2 the robber beside the scorer that comes from the event is there for the crown', () => {
    const game = scene(plain, { sets: ['base', 'wheel-of-fortune', 'robbers'], players: 3 });
    game.draw('base/E').place(1, 0, 180).play({ by: 0, do: 'deploy', figure: 'follower', on: 'crown:storm' });
    game.draw('base/E').place(2, 0, 180).pass();
    game.draw('robbers/straight').place(3, 0);
    game.game.scores.scorers[1] = 6;
    rob(rob(game, 6)).pass();
    game.draw('base-bb5/U-wheel3');
    // Green’s robber on 6 robs blue, who left it by the storm, not red, who only came there.
    expect([game.scores, robbersOf(game)]).toEqual([{ red: 12, blue: 13, green: 11 }, []]);
  });
});

describe('the wheel, the river and hands of three', () => {
  const sets = ['base', 'wheel-of-fortune', 'river'];

  test('WF1 E3 RV1 the source is laid, hands are dealt, river tiles are drawn, and the wheel waits for the hands', () => {
    const game = scene('', { sets, options: { hand: 3 } });
    game.play({ by: 'chance', do: 'source', tile: 'river/source', x: 4, y: 1, rot: 270 });
    game.deal('base-bb5/U-wheel1', 'base/E', 'base/E').deal('base/E', 'base/R', 'base/A');
    expect(game.asked).toBe('draw');
    expect(game.answers().every((option) => option.startsWith('draw river/'))).toBe(true);
    expect(pig(game)).toBe('fortune');
  });
});
