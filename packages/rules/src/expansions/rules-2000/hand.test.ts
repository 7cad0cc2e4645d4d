import { expect, test } from 'vitest';
import { observe } from '../../game/observe.ts';
import { scene } from '../../testing/scene.ts';
import { heldBy } from '../../turn/hand.ts';

const hand = { options: { hand: 3 } };

/** Land around which only cities fit. */
const walls = `
  #####
  #####
  ##P##
  #####
  #####
`;

/** Both hold tiles that fit anywhere. */
const dealt = (text = '') =>
  scene(text, hand).deal('base/U', 'base/V', 'base/W').deal('base/E', 'base/R', 'base/N');

test('E3 each player is dealt three tiles before the first turn', () => {
  const game = scene('', hand);
  for (const seat of [0, 0, 0, 1, 1, 1]) {
    expect([game.asked, game.game.agenda.a]).toEqual(['deal', seat]);
    game.deal('base/U');
  }
  expect([game.asked, game.toMove]).toEqual(['choose', 'red']);
});

test('E3 a turn plays one of the three, and no other', () => {
  const game = dealt();
  expect(game.answers()).toEqual(['choose base/U', 'choose base/V', 'choose base/W']);
  game.choose('base/V');
  expect(game.asked).toBe('place');
});

test('E3 only a tile that fits can be chosen', () => {
  const game = scene(walls, hand).deal('base/U', 'base/E', 'base/W').deal('base/E', 'base/E', 'base/E');
  expect(game.answers()).toEqual(['choose base/E']);
});

test('E3 one tile is drawn after the figure action and before scoring', () => {
  const game = dealt(`
    ..... .....
    ..... .....
    --o-- -----
    ..|.. .....
    ..|.. .....
  `);
  game.choose('base/W').place(2, 0).deploy('follower', 'road:W');
  expect([game.asked, game.game.agenda.a]).toEqual(['deal', 0]);
  expect(game.scores).toEqual({});
  game.deal('base/X');
  expect(game.scores).toEqual({ red: 3 });
  expect([game.asked, game.toMove]).toEqual(['choose', 'blue']);
});

test('E3 the drawn tile can be played on the next turn', () => {
  const game = dealt();
  game.choose('base/U').place(1, 0, 90).pass().deal('base/X');
  game.choose('base/E').place(0, -1, 180).pass().deal('base/A');
  expect(game.answers()).toEqual(['choose base/X', 'choose base/V', 'choose base/W']);
});

test('E3 a hand that fits nowhere is shown and drawn anew', () => {
  const game = scene(walls, hand).deal('base/U', 'base/V', 'base/W').deal('base/E', 'base/E', 'base/E');
  const shown = game.events.flatMap((event) => (event.event === 'discarded' ? [event.tile] : []));
  expect(shown).toEqual(['base/U', 'base/V', 'base/W']);
  // Three are drawn in their place; none of these fits either, so again.
  game.deal('base/A', 'base/B', 'base/X').deal('base/U', 'base/R', 'base/U');
  expect([game.toMove, game.answers()]).toEqual(['red', ['choose base/R']]);
  expect(game.game.piles.unseen[game.game.tiles.indexOf('base/X')]).toBe(0);
});

test('E3 with nothing left to draw the turn passes', () => {
  const game = scene(walls, hand);
  game.leave('base/U', 'base/V', 'base/W', 'base/E', 'base/E', 'base/E', 'base/A');
  game.deal('base/U', 'base/V', 'base/W').deal('base/E', 'base/E', 'base/E').deal('base/A');
  expect([game.asked, game.toMove]).toEqual(['choose', 'blue']);
});

test('E3 play goes on until every hand is empty', () => {
  const game = scene('', hand);
  game.leave('base/U', 'base/U', 'base/U', 'base/U', 'base/U', 'base/U');
  game.deal('base/U', 'base/U', 'base/U', 'base/U', 'base/U', 'base/U');
  for (const x of [1, 2, 3, 4, 5, 6]) {
    expect(game.game.over).toBe(false);
    game.choose('base/U').place(x, 0, 90).pass();
  }
  expect(game.game.over).toBe(true);
});

test('E3 who holds nothing is skipped', () => {
  const game = scene('', hand);
  game.leave('base/U', 'base/U', 'base/U', 'base/U');
  game.deal('base/U', 'base/U', 'base/U', 'base/U');
  game.choose('base/U').place(1, 0, 90).pass();
  game.choose('base/U').place(2, 0, 90).pass();
  game.choose('base/U').place(3, 0, 90).pass();
  expect([game.asked, game.toMove]).toEqual(['choose', 'red']);
});

test('E3 river tiles are never held: they are drawn and played first', () => {
  const game = scene('', { sets: ['base', 'river'], options: { hand: 3 } });
  game.deal('base/U', 'base/V', 'base/W').deal('base/E', 'base/R', 'base/N');
  game.draw('river/road-bridge').place(0, 1).pass();
  expect([game.asked, game.turn]).toEqual(['draw', 'blue']);
  expect(game.answers().every((option) => option.startsWith('draw river/'))).toBe(true);
});

test('E3 after the river the hands are played', () => {
  const game = scene('', { sets: ['base', 'river'], options: { hand: 3 } });
  game.deal('base/U', 'base/V', 'base/W').deal('base/E', 'base/R', 'base/N');
  game.leave('river/lake', 'base/X').draw('river/lake').place(0, 1).pass();
  expect([game.asked, game.toMove]).toEqual(['choose', 'blue']);
});

test('E3 a second part is played from the hand', () => {
  const game = scene(
    `
    ..... ..... .....
    ..... ..... .....
    --o-- ---R- ---Q-
    ..|.. ..... .....
    ..|.. ..... .....
    R: red follower, Q: red builder
    `,
    { sets: ['base', 'traders-builders'], options: { hand: 3 } },
  );
  game.deal('base/U', 'base/V', 'base/W').deal('base/E', 'base/R', 'base/N');
  game.choose('base/U').place(3, 0, 90).pass().deal('base/X');
  expect([game.asked, game.toMove]).toEqual(['choose', 'red']);
  expect(game.answers().sort()).toEqual(['choose base/V', 'choose base/W', 'choose base/X']);
});

test('E3 nobody sees the hand of another', () => {
  const seen = observe(dealt().game, 1);
  expect(heldBy(seen, 0)).toEqual([]);
  expect(heldBy(seen, 1).map((type) => seen.tileId(type))).toEqual(['base/E', 'base/R', 'base/N']);
});
