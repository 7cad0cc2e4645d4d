import { describe, expect, test } from 'vitest';
import { explain } from '../../index.ts';
import { bringsOf } from '../../testing/brings.ts';
import { type Scene, scene } from '../../testing/scene.ts';
import { CROWN_SPACES } from './sectors.ts';

const sets = ['base', 'wheel-of-fortune'];
const plain = `
  .....
  .....
  ..M..
  .....
  .....`;

const crown = (game: Scene, sector: string, figure = 'follower') =>
  game.play({ by: game.game.toMove, do: 'deploy', figure, on: `crown:${sector}` });

/** The active player places a tile at x,0 and goes onto a crown space. */
const wear = (game: Scene, x: number, sector: string, figure = 'follower') =>
  crown(game.draw('base/E').place(x, 0, 180), sector, figure);

const offered = (game: Scene) => game.answers().filter((option) => option.includes('crown'));
const paid = (game: Scene) =>
  game.awards.filter(({ cause }) => cause === 'crown').map(({ seat, points }) => `${seat} ${points}`);

describe('going onto the crown', () => {
  test('WF4 nine spaces, one or two a sector', () => {
    expect(CROWN_SPACES).toEqual([1, 2, 1, 2, 1, 2]);
  });

  test('WF4 in place of the figure action a follower may go on any free crown space', () => {
    const game = scene(plain, { sets }).draw('base/E').place(1, 0, 180);
    expect(offered(game)).toEqual(
      ['fortune', 'taxes', 'famine', 'storm', 'inquisition', 'plague'].map(
        (sector) => `deploy follower crown:${sector}`,
      ),
    );
    expect(game.answers()).toContain('deploy follower 1,0 city:S');
    crown(game, 'storm');
    expect([game.asked, game.turn, game.home('red')]).toEqual(['draw', 'blue', 6]);
  });

  test('WF4 one on each: a full sector is not offered', () => {
    const game = scene(plain, { sets });
    wear(wear(wear(game, 1, 'fortune'), 2, 'taxes'), 3, 'taxes');
    game.draw('base/E').place(4, 0, 180);
    expect(offered(game)).toEqual(
      ['famine', 'storm', 'inquisition', 'plague'].map((sector) => `deploy follower crown:${sector}`),
    );
  });

  test('WF4 normal or big, no other figure', () => {
    const game = scene(plain, {
      sets: [...sets, 'abbot', 'inns-cathedrals', 'traders-builders', 'hills-sheep'],
    });
    game.draw('base/E').place(1, 0, 180);
    expect(offered(game).filter((option) => option.endsWith('crown:storm'))).toEqual([
      'deploy follower crown:storm',
      'deploy big crown:storm',
    ]);
  });

  test('WF4 it is offered though nothing on the tile can be occupied', () => {
    const walls = `
      #####
      #R###
      ##P##
      #####
      #####
      R: red follower`;
    const game = scene(walls, { sets, options: { farmers: false } })
      .draw('base/G')
      .place(1, 0);
    expect(game.answers()).toEqual([...offered(game), 'pass']);
    expect(offered(game)).toHaveLength(6);
  });
});

/** Why the crown paid, and that in words. */
const why = (game: Scene) =>
  game.events.flatMap((event) =>
    event.event === 'awarded' && event.cause === 'crown'
      ? [{ because: event.because, told: explain('en', event, ['Red', 'Blue']) }]
      : [],
  );

describe('when the pig stops there', () => {
  test('WF4 alone in a 1-space sector 3', () => {
    const game = wear(scene(plain, { sets }), 1, 'famine');
    game.draw('base-bb5/U-wheel2');
    expect([paid(game), game.home('red')]).toEqual([['red 3'], 7]);
    const told = 'Red gets 3 points on the wheel: 1 follower on a crown space, 3 points each.';
    expect(why(game)).toEqual([{ because: { crowns: 1 }, told }]);
  });

  test('WF4 alone in a 2-space sector 6, a big follower too', () => {
    const game = wear(scene(plain, { sets: [...sets, 'inns-cathedrals'] }), 1, 'taxes', 'big');
    game.draw('base-bb5/U-wheel1');
    expect([paid(game), game.home('red', 'big')]).toEqual([['red 6'], 1]);
    const told =
      'Red gets 6 points on the wheel: 1 follower on a crown space, 6 points each, alone in a sector of 2 spaces.';
    expect(why(game)).toEqual([{ because: { crowns: 1, alone: 2 }, told }]);
  });

  test('WF4 two there, 3 each', () => {
    const game = wear(wear(scene(plain, { sets }), 1, 'taxes'), 2, 'taxes');
    game.draw('base-bb5/U-wheel1');
    expect([paid(game), game.home('red'), game.home('blue')]).toEqual([['red 3', 'blue 3'], 7, 7]);
  });

  test('WF4 two of one owner: one award of 6', () => {
    const game = wear(wear(wear(scene(plain, { sets }), 1, 'taxes'), 2, 'plague'), 3, 'taxes');
    game.draw('base-bb5/U-wheel1');
    expect([paid(game), game.home('red'), game.home('blue')]).toEqual([['red 6'], 7, 6]);
  });

  test('WF4 if it only passes nothing is paid', () => {
    const game = wear(scene(plain, { sets }), 1, 'taxes');
    game.draw('base-bb5/U-wheel2');
    expect([paid(game), game.home('red')]).toEqual([[], 6]);
  });

  test('WF2 the crown is scored after the event: in the storm the follower there is not at home yet', () => {
    const game = wear(scene(plain, { sets }), 1, 'storm');
    game.draw('base-bb5/U-wheel3');
    expect(game.awards.map(({ seat, points, cause }) => `${seat} ${points} ${cause}`)).toEqual([
      'blue 7 wheel-storm',
      'red 6 wheel-storm',
      'red 6 crown',
    ]);
    expect(game.asked).toBe('place');
  });

  test('WF4 at the end 0', () => {
    expect(wear(scene(plain, { sets }), 1, 'taxes').finish().scores).toEqual({});
  });
});

test('WF4 a crown space is told with what it pays there: 6 alone of two spaces, 3 beside another', () => {
  const game = scene(plain, { sets }).draw('base/E').place(1, 0, 180);
  const told = (sector: string) => bringsOf(game, `deploy follower crown:${sector}`)?.points;
  expect([told('storm'), told('famine')]).toEqual([[{ seat: 0, points: 6 }], [{ seat: 0, points: 3 }]]);
  crown(game, 'storm').draw('base/E').place(2, 0, 180);
  expect(told('storm')).toEqual([{ seat: 1, points: 3 }]);
});
