import { expect, test } from 'vitest';
import { unseenTiles } from '../../game/record/record.ts';
import { type Scene, scene } from '../../testing/scene.ts';
import { STOCK } from '../../turn/piles.ts';

const sets = ['base', 'hills-sheep'];

test('HS1 one unseen tile of the stock goes under a hill, and nobody knows which', () => {
  const { game } = scene('', { sets }).draw('hills-sheep/hill-corner-city').place(0, -1, 180).pass();
  // 72 + 18 tiles: one lies on the table, one is the hill, one lies under it.
  expect(game.piles.left[STOCK]).toBe(87);
  expect(game.piles.unseenIn(STOCK)).toBe(88);
});

test('HS1 a tile without a hill takes nothing out of the stock', () => {
  const { game } = scene('', { sets }).draw('base/E').place(0, -1, 180).pass();
  expect([game.piles.left[STOCK], game.piles.unseenIn(STOCK)]).toEqual([88, 88]);
});

test('HS1 the tile under a hill is never drawn, so the game may end with it', () => {
  const { game } = scene('', { sets })
    .leave('base/E', 'hills-sheep/hill-corner-city')
    .draw('hills-sheep/hill-corner-city')
    .place(0, -1, 180)
    .pass();
  expect(game.over).toBe(true);
  expect(unseenTiles(game)).toEqual(['base/E']);
});

test('HS1 with the stock empty nothing goes under the hill, and the last part is played to its end', () => {
  const game = scene(
    `
    ..... .....
    ..... .....
    --o-- ---B-
    ..|.. .....
    ..|.. .....
    B: blue follower
    `,
    { sets },
  );
  const tile = 'hills-sheep/hill-two-roads-straight';
  game.leave(tile).draw(tile);
  game.place(2, 0, 90).deploy('follower', 'field:NL');
  expect([game.game.piles.left[STOCK], game.game.over]).toEqual([0, true]);
  expect(game.scores).toEqual({ blue: 3 });
});

/** A city of five tiles that base/C closes in the middle, worth 12. Hills lie to the north, east and south of it. */
interface Knights {
  readonly north?: string;
  readonly east?: string;
  readonly south?: string;
  readonly west?: string;
}

function cross({ north = '##', east = '##', south = '##', west = '##' }: Knights): string {
  return `
          ..|..
          ..|..
          .^+--
          .###.
          #${north}##
    ....#       #....
    ...##       ##^..
    ...${west}       ${east}---
    ...##       ##...
    ....#       #....
          #${south}##
          .###.
          .^+--
          ..|..
          ..|..
    R: red follower, B: blue follower, G: green follower, Q: red big
  `;
}

function closeCross(knights: Knights, options = {}): Scene {
  return closed(cross(knights), options);
}

function closed(drawing: string, options = {}): Scene {
  const game = scene(drawing, { sets: [...sets, 'inns-cathedrals'], options });
  return game.draw('base/C').place(1, 1);
}

test('HS1 example: in a tied city the knight on the hill takes all 10 points alone', () => {
  const game = scene(
    `
          .....
          .....
          .....
          .###.
          #####
    ....#       #...# #....
    ..^##       ##### ##...
    ---#R       ##### B#...
    ...##       ##### ##...
    ....#       #...# #....
    R: red follower, B: blue follower
    `,
    { sets },
  );
  game.draw('base/R').place(1, 1).pass();
  expect(game.awards).toMatchObject([{ seat: 'red', points: 10, because: { tiles: 5, hill: 1 } }]);
  expect([game.home('red'), game.home('blue')]).toEqual([7, 7]);
});

test('HS1 without a tie the hill is worth nothing', () => {
  const game = closeCross({ north: 'R#', west: 'BB' });
  expect(game.scores).toEqual({ blue: 12 });
  expect(game.awards[0].because).not.toHaveProperty('hill');
});

test('HS1 if none of those tied stands on a hill, all of them score', () => {
  const game = closeCross({ west: 'RB' });
  expect(game.scores).toEqual({ red: 12, blue: 12 });
  expect(game.awards[0].because).not.toHaveProperty('hill');
});

test('HS1 if all of those tied stand on hills, all of them score', () => {
  expect(closeCross({ north: 'R#', south: 'B#' }).scores).toEqual({ red: 12, blue: 12 });
});

test('HS1 of three tied the two on hills share', () => {
  expect(closeCross({ north: 'R#', south: 'G#', west: 'B#' }).scores).toEqual({ red: 12, green: 12 });
});

test('HS1 a player on a hill who is not among those tied changes nothing', () => {
  expect(closeCross({ north: 'G#', west: 'RB' }).scores).toEqual({ green: 12 });
  // Now red and blue have two knights each, none of them on a hill.
  const drawing = cross({ north: 'G#', west: 'RB' }).replace('...##       ##^..', '...RB       ##^..');
  expect(closed(drawing).scores).toEqual({ red: 12, blue: 12 });
});

test('HS1 a follower of another feature on the same hill changes nothing', () => {
  const drawing = cross({ west: 'RB' }).replace('..|..', 'R.|..');
  expect(closed(drawing).scores).toEqual({ red: 12, blue: 12 });
});

test('HS1 HS6 a shepherd on a hill changes nothing', () => {
  const game = scene(
    `
    #...# #....
    ##H## ##...
    ##^## ##.B.
    ##.## ##.R.
    #...# #....
    ..... .....
    ..... .....
    ..M.. ..M..
    ..... .....
    ..... .....
    R: red follower, B: blue follower, H: red shepherd
    `,
    { sets },
  );
  expect(game.finish().scores).toEqual({ red: 3, blue: 3 });
});

test('HS1 how many hills does not matter (hillTies: any)', () => {
  expect(closeCross({ north: 'R#', east: 'R#', south: 'B#', west: 'B#' }).scores).toEqual({
    red: 12,
    blue: 12,
  });
});

test('HS1 hillTies: count – most followers on hills wins', () => {
  const options = { hillTies: 'count' };
  const four = { north: 'R#', east: 'R#', south: 'B#', west: 'B#' };
  expect(closeCross(four, options).scores).toEqual({ red: 12 });
  expect(closeCross({ north: 'R#', south: 'B#' }, options).scores).toEqual({ red: 12, blue: 12 });
  expect(closeCross({ west: 'RB' }, options).scores).toEqual({ red: 12, blue: 12 });
});

test('HS1 IC3 a big follower on a hill is one piece there', () => {
  const knights = { north: 'Q#', south: 'BB' };
  expect(closeCross(knights, { hillTies: 'count' }).scores).toEqual({ blue: 12 });
  expect(closeCross(knights, {}).scores).toEqual({ red: 12, blue: 12 });
});

test('HS1 a hill decides a closed road', () => {
  const game = scene(
    `
    .....       .....
    ..^..       .....
    --o-R       B-o--
    .....       ..|..
    .....       ..|..
    R: red follower, B: blue follower
    `,
    { sets },
  );
  game.draw('base/U').place(1, 0, 90).pass();
  expect(game.awards).toMatchObject([{ seat: 'red', points: 3, cause: 'road', because: { hill: 1 } }]);
});

test('HS1 a hill decides an unfinished road at the end', () => {
  const game = scene(
    `
    ..... .....
    ..^.. .....
    --o-R ---B-
    ..... .....
    ..... .....
    R: red follower, B: blue follower
    `,
    { sets },
  );
  expect(game.finish().awards).toMatchObject([{ seat: 'red', points: 2, cause: 'road.unfinished' }]);
});

test('HS1 a hill decides an unfinished city at the end', () => {
  const game = scene(
    `
    ....# #####
    ...## ####.
    ...#B #R...
    ...## ##.^.
    ....# #....
    R: red follower, B: blue follower
    `,
    { sets },
  );
  expect(game.finish().awards).toMatchObject([{ seat: 'red', points: 2, cause: 'city.unfinished' }]);
});

test.each([true, 'perCity'])('HS1 a hill decides between farmers at the end (farmers: %s)', (farmers) => {
  const game = scene(
    `
    #...# #....
    ##R## ##...
    ##^## ##.B.
    ##.## ##...
    #...# #....
    ..... .....
    ..... .....
    ..M.. ..M..
    ..... .....
    ..... .....
    R: red follower, B: blue follower
    `,
    { sets, options: { farmers } },
  );
  expect(game.finish().awards).toMatchObject([{ seat: 'red', points: 3, because: { hill: 1 } }]);
});

test('HS1 GM2 a hill decides who gets the ingots', () => {
  const game = scene(
    `
    ....#       #....
    ..^##       ##...
    ---#R       B#...
    ...##       ##...
    ....#       #....
    R: red follower, B: blue follower
    `,
    { sets: [...sets, 'gold-mines'] },
  );
  game.draw('gold-mines/through-city-under-road-bridge').place(1, 0);
  game.play({ by: 0, do: 'gold', x: 2, y: 0 }).pass();
  expect(game.scores).toEqual({ red: 6 });
  expect([game.tokens('red'), game.tokens('blue')]).toEqual([{ gold: 2 }, {}]);
});

test('HS1 E3 with hands of three a hill takes its tile from the stock', () => {
  const game = scene('', { sets, options: { hand: 3 } });
  game.deal('hills-sheep/hill-corner-city', 'base/E', 'base/E', 'base/U', 'base/U', 'base/U');
  game.choose('hills-sheep/hill-corner-city').place(0, -1, 180).pass();
  // 89 tiles beside the table: 6 were dealt, one lies under the hill, and red is to draw one.
  expect([game.asked, game.game.piles.left[STOCK]]).toEqual(['deal', 82]);
});
