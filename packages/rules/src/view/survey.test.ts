import { describe, expect, test } from 'vitest';
import { surveyFeature, surveyFields, surveySpots } from '../internal.ts';
import { scene } from '../testing/scene.ts';

describe('a feature surveyed', () => {
  const land = `
    ##R## ..... .....
    .###. ..... .....
    ----- -B-G- --M..
    ..... ..... .....
    ..F.. ..... .....
    R: red follower, B: blue follower, G: green follower, F: red follower`;

  test('an unfinished city: now and once closed (B4, B11)', () => {
    const { game } = scene(land);
    expect(surveyFeature(game, { x: 0, y: 0, place: 0 })).toMatchObject({
      ...{ kind: 'city', closed: false, openEnds: 1, tiles: 1, pennants: 0 },
      ...{ held: [1, 0, 0], leaders: [0], pointsNow: 1, pointsClosed: 4 },
      segments: [{ x: 0, y: 0, place: 0 }],
    });
  });

  test('B4 a city just closed pays as a closed one, before it is scored', () => {
    const { game } = scene(`
      .....
      .....
      .....
      .###.
      #####
      ##### ..... .....
      .###. ..... .....
      ----- ----- -----
      ..... ..... .....
      ..... ..... .....`);
    const city = surveyFeature(game, { x: 0, y: 0, place: 0 });
    expect(city).toMatchObject({ closed: true, tiles: 2, pointsNow: 4, pointsClosed: 4 });
  });

  test('E1 what closing a city pays is counted with the tile that closes it', () => {
    const { game } = scene(
      `
      .....
      .....
      .....
      .###.
      #####
      #####
      .##P#
      ...##
      ...##
      ....#`,
      { options: { smallCity: 2 } },
    );
    const city = surveyFeature(game, { x: 0, y: 0, place: 0 });
    expect(city).toMatchObject({ tiles: 2, openEnds: 1, pointsNow: 3, pointsClosed: 8 });
  });

  test.each([
    ['with one against one both would lead', 'follower', [0, 1]],
    ['one that counts twice would lead alone', 'big', [1]],
    ['a figure that counts nothing would not', 'builder', [0]],
  ])('of a guest: %s (B7)', (_, figure, leaders) => {
    const { game } = scene(land, { sets: ['base', 'inns-cathedrals', 'traders-builders'] });
    const guest = { seat: 1, figure };
    expect(surveyFeature(game, { x: 0, y: 0, place: 0 }, guest)).toMatchObject({ leaders });
    expect(surveyFeature(game, { x: 0, y: 0, place: 0 })).toMatchObject({ leaders: [0] });
  });

  test('those tied all lead (B7)', () => {
    const { game } = scene(land);
    const road = surveyFeature(game, { x: 1, y: 0, place: 0 });
    expect(road).toMatchObject({ kind: 'road', tiles: 3, held: [0, 1, 1], leaders: [1, 2], pointsNow: 3 });
    expect(road?.segments).toHaveLength(3);
  });

  test('a monastery pays its tile and its neighbours now, 9 once closed, whoever would stand there (B5, B11)', () => {
    const { game } = scene(land);
    const place = game.tiles.centre[game.board.typeOf(2)];
    expect(surveyFeature(game, { x: 2, y: 0, place })).toMatchObject({
      ...{ kind: 'monastery', openEnds: 7, leaders: [], pointsNow: 2, pointsClosed: 9 },
    });
  });

  test('nothing where no tile lies, and no river', () => {
    const { game } = scene('', { sets: ['base', 'river'] });
    expect(surveyFeature(game, { x: 5, y: 5, place: 0 })).toBeUndefined();
    expect(surveyFeature(game, { x: 0, y: 0, place: 0 })).toBeUndefined();
    expect(surveyFeature(game, { x: 0, y: 0, place: 1 })?.kind).toBe('field');
    expect(surveyFeature(game, { x: 0, y: 0, place: 2 })).toBeUndefined();
  });
});

describe('fields surveyed', () => {
  const land = `
    ..... .....
    ..... .....
    ..... ..M..
    .###. .....
    ##### .....
    #####
    B###.
    -----
    .....
    .....`;
  const free = land.replace('B', '.');

  test.each([
    [true, 3],
    ['perCity', 3],
    [false, 0],
  ])(
    'what one pays whoever would stand there, largest first (B12, B13, E2; farmers: %s)',
    (farmers, points) => {
      const { game } = scene(free, { options: { farmers } });
      const fields = surveyFields(game);
      expect(fields.map(({ segments }) => segments.length)).toEqual([2, 1, 1]);
      expect(fields.map(({ pointsNow }) => pointsNow)).toEqual([points, points, 0]);
    },
  );

  test.each([
    ['nothing for a city that another would win', 'B###B', 0],
    ['a farmer pays for a city where it would be tied', 'B###.', 3],
  ])('E2 %s', (_, farmers, points) => {
    const { game } = scene(`${land.replace('B###.', farmers)}\n    B: blue follower`, {
      options: { farmers: 'perCity' },
    });
    expect(surveyFields(game).map(({ pointsNow }) => pointsNow)).toEqual([points, 3, 0]);
  });
});

test('places surveyed: how many tiles left fit', () => {
  const game = scene('').leave('base/B', 'base/C', 'base/E', 'base/E');
  const fits = Object.fromEntries(surveySpots(game.game).map(({ x, y, fits }) => [`${x},${y}`, fits]));
  // North of the start tile a city, south a field, on both sides a road.
  expect(fits).toEqual({ '0,-1': 3, '0,1': 3, '1,0': 0, '-1,0': 0 });
});

const held = ['base/U', 'base/U', 'base/V'];
test.each([
  ['drawn', scene('').leave('base/U').draw('base/U')],
  [
    'held (E3)',
    scene('', { options: { hand: 3 } })
      .deal(...held)
      .deal(...held)
      .leave(),
  ],
])('places surveyed: where a tile that is %s fits is not dead', (_, { game }) => {
  const fits = Object.fromEntries(surveySpots(game).map((spot) => [`${spot.x},${spot.y}`, spot.fits > 0]));
  expect(fits).toEqual({ '0,-1': false, '0,1': true, '1,0': true, '-1,0': true });
});
