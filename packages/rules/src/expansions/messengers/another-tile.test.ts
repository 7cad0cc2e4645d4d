import { describe, expect, test } from 'vitest';
import { type Scene, scene } from '../../testing/scene.ts';
import { score, scorersOf, show, stand, take } from '../../testing/track.ts';

const sets = ['base', 'messengers'];

/** A monastery at 0,1 closes a road of 2; a tee at 2,0 one of 3. */
const street = `
  ..... .....
  ..... .....
  --o-- -----
  ..|.. .....
  ..|.. .....`;

/** Red closes a road of 2, stands on 5 and gets another tile. */
function another(game: Scene): Scene {
  game.draw('base/A').place(0, 1, 180).deploy('follower', 'road:N');
  score(stand(game, 'red', 3), 'marker');
  return take(show(game, 4), 'action');
}

describe('message 4', () => {
  test('ME4 another tile is drawn and placed, with a figure action and its scoring', () => {
    const game = another(scene(street, { sets }));
    expect([game.asked, game.turn, game.game.turn.part]).toEqual(['draw', 'red', 1]);
    game.draw('base/W').place(2, 0).deploy('follower', 'road:W');
    expect(score(game, 'messenger').scores).toEqual({ red: 8 });
    expect([game.asked, game.turn]).toEqual(['draw', 'blue']);
  });

  test('X18 message 4 runs a whole part inside the outer one', () => {
    const game = stand(scene(street, { sets: [...sets, 'crop-circles'] }), 'red', 2);
    game.draw('crop-circles/club-curve-road').place(2, 0, 180).deploy('follower', 'road:W');
    take(show(score(game, 'marker'), 4), 'action');
    game.draw('crop-circles/club-curve-two-roads').place(-1, 0).deploy('follower', 'road:N');
    const add = { by: 0, do: 'crop', choice: 'add' };
    const beside = { by: 0, do: 'crop-figure', figure: 'follower', x: -1, y: 0, on: 'road:N' };
    // Step 14 of the inner tile, then that of the outer one.
    for (const home of [5, 4]) {
      expect([game.asked, game.turn]).toEqual(['crop-circles/choice', 'red']);
      game.play(add).play(beside);
      expect(game.home('red')).toBe(home);
    }
    expect([game.asked, game.turn]).toEqual(['draw', 'blue']);
  });

  test('X18 its own round of messages comes before the outer part goes on', () => {
    const game = another(scene(street, { sets }));
    game.draw('base/W').place(2, 0).deploy('follower', 'road:W');
    score(stand(game, 'red', 2, 'messenger'), 'messenger');
    expect([scorersOf(game, 'red'), game.asked]).toEqual([[5, 5], 'messengers/show']);
    expect(game.answers()).not.toContain('message 4');
    score(take(show(game, 1), 'points'), 'marker');
    expect([game.asked, game.turn]).toEqual(['draw', 'blue']);
  });

  test('G5 a tile of message 4 that fits nowhere goes to the box, and another is drawn', () => {
    const game = another(scene(street, { sets }).leave('base/A', 'base/C', 'base/W', 'base/B'));
    game.draw('base/C');
    expect([game.asked, game.turn]).toEqual(['draw', 'red']);
    game.draw('base/W').place(2, 0).pass();
    expect([game.asked, game.turn]).toEqual(['draw', 'blue']);
  });

  test('G6 a message 4 whose tiles all fit nowhere is lost, and the outer part ends', () => {
    const game = another(scene(street, { sets }).leave('base/A', 'base/C'));
    game.draw('base/C');
    expect(game.game.over).toBe(true);
    expect(game.scores).toEqual({ red: 5 });
  });

  test('E3 message 4 is played from the hand', () => {
    const game = scene(street, { sets, options: { hand: 3 } });
    game.deal('base/A', 'base/W', 'base/U').deal('base/E', 'base/R', 'base/N');
    game.choose('base/A').place(0, 1, 180).deploy('follower', 'road:N').deal('base/X');
    score(stand(game, 'red', 3), 'marker');
    take(show(game, 4), 'action');
    expect([game.asked, game.answers()]).toEqual([
      'choose',
      ['choose base/X', 'choose base/W', 'choose base/U'],
    ]);
    game.choose('base/W').place(2, 0).pass();
    // The hand is drawn up in the inner part too.
    expect(game.asked).toBe('deal');
    game.deal('base/V');
    expect([game.asked, game.turn]).toEqual(['choose', 'blue']);
  });
});

describe('with a builder', () => {
  const built = `
    ..... .....
    ..... .....
    --o-- -R-Q-
    ..|.. .....
    ..|.. .....
    R: red follower, Q: red builder`;
  const traders = { sets: [...sets, 'traders-builders'] };

  test('X18 TB3 the tile of message 4 can earn the second part', () => {
    const game = another(scene(built, traders));
    game.draw('base/U').place(2, 0, 90).pass();
    expect([game.asked, game.turn, game.game.turn.part]).toEqual(['draw', 'red', 2]);
  });

  test('X18 still one a turn, though the outer tile and that of message 4 both extend the road', () => {
    const game = scene(built, traders);
    game.draw('base/U').place(2, 0, 90).pass();
    another(game);
    game.draw('base/U').place(3, 0, 90).pass();
    expect([game.asked, game.turn]).toEqual(['draw', 'blue']);
  });

  test('X18 an inner part earns no third part', () => {
    const game = scene(built, traders);
    game.draw('base/U').place(2, 0, 90).pass();
    expect([game.asked, game.game.turn.part]).toEqual(['draw', 2]);
    another(game);
    game.draw('base/W').place(3, 0).pass();
    expect(game.asked).toBe('scorer');
    score(game, 'messenger');
    expect([game.asked, game.turn]).toEqual(['draw', 'blue']);
  });
});
