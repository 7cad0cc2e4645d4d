import { describe, expect, test } from 'vitest';
import { thingsOf } from '../../game/things.ts';
import { explain } from '../../index.ts';
import { type Scene, scene } from '../../testing/scene.ts';

const sets = ['base', 'wheel-of-fortune'];

/** Where the pig of the wheel stands. */
const pig = ({ game }: Scene) => thingsOf(game).find(({ name }) => name === 'wheel-pig')?.spot;

/** A straight road with this icon is drawn. */
const icon = (game: Scene, n: number) => game.draw(`base-bb5/U-wheel${n}`);

/** What the wheel paid: `blue 8`. */
const paid = (game: Scene) =>
  game.awards
    .filter(({ cause }) => cause.startsWith('wheel-'))
    .map(({ seat, points }) => `${seat} ${points}`);

/** What the wheel paid, in words. */
const told = (game: Scene) =>
  game.events.flatMap((event) => (event.event === 'awarded' ? [explain('en', event, ['Red', 'Blue'])] : []));

/** Nothing but a field edge: everything with a field edge can be laid on. */
const plain = `
  .....
  .....
  ..M..
  .....
  .....`;

describe('the pig', () => {
  test('WF2 moves clockwise as many sectors as the icon says: taxes, storm, fortune', () => {
    const game = scene(plain, { sets });
    expect(pig(game)).toBe('fortune');
    expect(pig(icon(game, 1))).toBe('taxes');
    game.place(1, 0).pass();
    expect(pig(icon(game, 2))).toBe('storm');
    game.place(2, 0).pass();
    expect(pig(icon(game, 3))).toBe('fortune');
  });

  test('WF2 goes on to famine, inquisition and plague', () => {
    const game = scene(plain, { sets });
    expect(pig(icon(game, 2))).toBe('famine');
    expect(pig(icon(game.place(1, 0).pass(), 2))).toBe('inquisition');
    expect(pig(icon(game.place(2, 0).pass(), 1))).toBe('plague');
  });

  test('WF2 the event happens before the tile is placed', () => {
    const game = icon(scene(plain, { sets }), 3);
    expect([game.asked, pig(game), paid(game)]).toEqual(['place', 'storm', ['red 7', 'blue 7']]);
  });

  test('WF2 a tile without an icon moves nothing', () => {
    expect(pig(scene(plain, { sets }).draw('base/A'))).toBe('fortune');
  });

  test('WF2 in every part, the second of a turn too', () => {
    const game = scene(
      `
      ..... .....
      ..... .....
      --o-- -R-Q-
      ..|.. .....
      ..|.. .....
      R: red follower, Q: red builder`,
      { sets: [...sets, 'traders-builders'] },
    );
    icon(game, 1).place(2, 0, 90).pass();
    expect([game.game.turn.part, game.turn, pig(game)]).toEqual([2, 'red', 'taxes']);
    expect(pig(icon(game, 1))).toBe('famine');
  });

  test('G5 a discarded tile keeps what it did when drawn', () => {
    const walls = `
      #####
      #####
      ##P##
      #####
      #####`;
    const game = icon(scene(walls, { sets }), 3);
    expect([game.asked, game.turn]).toEqual(['draw', 'red']);
    expect([pig(game), paid(game)]).toEqual(['storm', ['red 7', 'blue 7']]);
    // And so does the next.
    expect(pig(icon(game, 1))).toBe('inquisition');
    game.draw('base/R').place(0, -1, 180).pass();
    expect([game.turn, pig(game)]).toEqual(['blue', 'inquisition']);
  });

  test('E3 with hands of three the event happens when the tile is chosen, not when it is dealt', () => {
    const game = scene(plain, { sets, options: { hand: 3 } });
    game.deal('base-bb5/U-wheel3', 'base/E', 'base/A').deal('base/E', 'base-bb5/U-wheel1', 'base/A');
    expect([pig(game), paid(game)]).toEqual(['fortune', []]);
    game.choose('base-bb5/U-wheel3');
    expect([pig(game), paid(game), game.asked]).toEqual(['storm', ['red 7', 'blue 7'], 'place']);
    game.place(1, 0).pass().deal('base-bb5/U-wheel2');
    expect([pig(game), game.turn]).toEqual(['storm', 'blue']);
  });

  test('E3 a hand that fits nowhere is put in the box without its events', () => {
    const walls = `
      #####
      #####
      ##P##
      #####
      #####`;
    const game = scene(walls, { sets, options: { hand: 3 } });
    game.deal('base-bb5/U-wheel3', 'base-bb5/U-wheel1', 'base/A').deal('base/E', 'base/E', 'base/A');
    expect([game.asked, pig(game), paid(game)]).toEqual(['deal', 'fortune', []]);
  });
});

describe('what it brings', () => {
  test('WF3 fortune: 3 points for the active player', () => {
    const game = scene(plain, { sets, turn: 'blue' });
    icon(game, 3).place(1, 0).pass();
    icon(game, 3).place(2, 0).pass();
    // From storm to fortune on red’s turn.
    expect(game.awards.at(-1)).toEqual({
      seat: 'red',
      points: 3,
      cause: 'wheel-fortune',
      because: { active: 1 },
    });
  });

  const city = `
    #...# #...#
    ##### #####
    #BP## ##P##
    ##B## #R###
    #...# #...#
    R: red follower, B: blue follower`;

  test('WF3 example: taxes pay blue 8 for two knights, red 3 for one, with two pennants', () => {
    const game = icon(scene(city, { sets }), 1);
    expect(paid(game)).toEqual(['red 3', 'blue 8']);
    expect(game.awards.map(({ because }) => because)).toEqual([
      { knights: 1, pennants: 2, 'for-pennants': 2, 'for-knights': 1 },
      { knights: 2, pennants: 2, 'for-pennants': 4, 'for-knights': 4 },
    ]);
    expect(told(game)).toEqual([
      'Red gets 3 points in taxes, 1 for each pennant and each knight of the same player in the city of each knight: 2 pennants, 1 knight.',
      'Blue gets 8 points in taxes, 1 for each pennant and each knight of the same player in the city of each knight: 2 pennants, 2 knights, 4 points for the pennants, 4 points for the knights.',
    ]);
  });

  test('WF3 taxes: a big follower is one knight, and each city is taxed by itself', () => {
    const game = scene(
      `
      #...#       #####
      #####       .#R#.
      #KP##       .....
      #####       .....
      #...#       .....
      R: red follower, K: red big`,
      { sets: [...sets, 'inns-cathedrals'] },
    );
    // 1 pennant and 1 knight; 0 pennants and 1 knight: one award.
    expect(paid(icon(game, 1))).toEqual(['red 3']);
    expect(game.awards[0].because).toEqual({
      knights: 2,
      pennants: 1,
      'for-pennants': 1,
      'for-knights': 2,
    });
  });

  const field = `
    ..... .....
    ..R.. .....
    ..... ..M..
    .###. .....
    ##### .....
    #####
    .###.
    .....
    ..B..
    .....
    R: red follower, B: blue follower`;

  test('WF3 famine: each own farmer pays 1 a closed city its field touches, majority or not', () => {
    expect(paid(icon(scene(field, { sets }), 2))).toEqual(['red 1', 'blue 1']);
    const game = scene(field.replace('..R..', '.RBB.'), { sets });
    expect(paid(icon(game, 2))).toEqual(['red 1', 'blue 3']);
    expect(game.awards.map(({ because }) => because)).toEqual([
      { cities: 1, farmers: 1, 'for-cities': 1 },
      { cities: 1, farmers: 3, 'for-cities': 3 },
    ]);
    expect(told(game)[1]).toBe(
      'Blue gets 3 points in the famine, 1 for each closed city beside the field of each farmer: 1 closed city, 3 farmers, 3 points for the cities.',
    );
  });

  test.each([
    [false, 'red 1', { cities: 1, farmers: 1, 'for-cities': 1 }],
    [true, 'red 2', { cities: 1, farmers: 1, 'for-cities': 1, 'for-pig': 1 }],
  ])('WF3 famine with the own pig there, faminePig: %j', (faminePig, points, because) => {
    const game = scene(field.replace('..R..', '.RQ..').replace('R: red', 'Q: red pig, R: red'), {
      sets: [...sets, 'traders-builders'],
      options: { faminePig },
    });
    icon(game, 2);
    expect(paid(game)).toEqual([points, 'blue 1']);
    expect(game.awards[0].because).toEqual(because);
  });

  test('WF3 storm: 1 a follower at home, big follower and abbot too, companions not', () => {
    const more = ['abbot', 'inns-cathedrals', 'traders-builders'];
    const game = scene(
      `
      .....
      .....
      -R-R-
      .....
      .....
      R: red follower`,
      { sets: [...sets, ...more] },
    );
    expect(paid(icon(game, 3))).toEqual(['red 7', 'blue 9']);
  });

  test('WF3 inquisition: 2 a monk on a monastery, a big follower being one', () => {
    const game = scene(
      `
      ..... .....       .....
      ..... .....       .....
      ..R-- -R---       ..K..
      ..... .....       .....
      ..... .....       .....
      R: red follower, K: blue big`,
      { sets: [...sets, 'inns-cathedrals'] },
    );
    icon(game, 3).place(0, 1, 90).pass();
    expect(paid(icon(game, 1)).slice(2)).toEqual(['blue 2', 'red 2']);
  });

  test('AB4 an abbot on a garden is none of the four kinds', () => {
    const garden = `
      .....       #####
      .....       .###.
      ..A..       ..G..
      .....       .....
      .....       .....
      A: red abbot`;
    const inquisition = (drawing: string) => {
      const game = scene(drawing, { sets: [...sets, 'abbot'] });
      icon(game, 3).place(1, 0).pass();
      return paid(icon(game, 1)).slice(2);
    };
    expect(inquisition(garden)).toEqual(['red 2']);
    expect(inquisition(garden.replace('..A..', '..M..').replace('..G..', '..A..'))).toEqual([]);
  });

  test('X17 the active player first, then clockwise, each player’s points one award', () => {
    const game = icon(scene(plain, { sets, players: 3, turn: 'blue' }), 3);
    expect(paid(game)).toEqual(['blue 7', 'green 7', 'red 7']);
  });
});
