import { describe, expect, test } from 'vitest';
import { thingsOf } from '../game/things.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { rob, robbersOf, score, scorersOf, show, stand, take } from '../testing/track.ts';

/** Red closes a road of 2 below the tee at 0,0, stands on 5, and gets a message. */
function message(game: Scene, number: number): Scene {
  game.draw('base/A').place(0, 1, 180).deploy('follower', 'road:N');
  return show(score(stand(game, 'red', 3), 'marker'), number);
}

describe('a message where mage, witch and ingots are', () => {
  const land = `
    .....       ..... .....
    .....       ..... .....
    --o--       -R--- -----
    ..|..       ..... .....
    ..|..       ..... .....
    R: red follower`;

  /** Blue places a magic tile and puts this piece onto red’s road. */
  function withPiece(figure: string): Scene {
    const game = scene(land, { sets: ['base', 'messengers', 'mage-witch'], turn: 'blue' });
    game.draw('mage-witch/two-opposite-cities').place(2, 1, 0);
    return game.play({ by: 1, do: 'deploy', figure, x: 3, y: 0, on: 'road:E' }).pass();
  }

  test.each([
    ['mage', 4, { tiles: 2, mage: 2, message: 1 }],
    ['witch', 1, { tiles: 2, witch: 1, message: 1 }],
  ])('ME4 MW4 message 1 counts the %s', (figure, points, because) => {
    const game = take(message(withPiece(figure), 1), 'action');
    expect(game.awards.at(-1)).toMatchObject({ seat: 'red', points, cause: 'road.unfinished' });
    expect(Object.keys(game.awards.at(-1)?.because ?? {}).sort()).toEqual(Object.keys(because).sort());
    expect(thingsOf(game.game).map(({ name }) => name)).toContain(figure);
  });

  test('ME4 MW5 message 8 closes nothing: the mage stays', () => {
    const game = take(message(withPiece('mage'), 8), 'action');
    game.play({ by: 0, do: 'message-figure', figure: 'follower', x: 2, y: 0, on: 'road:W' });
    score(game, 'messenger');
    expect([game.asked, game.home('red')]).toEqual(['draw', 7]);
    expect(thingsOf(game.game).map(({ name }) => name)).toContain('mage');
  });

  test('ME4 GM2 message 8 closes nothing: the ingots stay', () => {
    const game = scene(land, { sets: ['base', 'messengers', 'gold-mines'], turn: 'blue' });
    game.draw('gold-mines/bridge').place(4, 0).play({ by: 1, do: 'gold', x: 3, y: 0 }).pass();
    take(message(game, 8), 'action');
    game.play({ by: 0, do: 'message-figure', figure: 'follower', x: 2, y: 0, on: 'road:W' });
    score(game, 'messenger');
    expect([game.awards.at(-1)?.points, game.tokens('red')]).toEqual([3, {}]);
    expect(thingsOf(game.game).filter(({ name }) => name === 'gold')).toHaveLength(2);
  });
});

describe('message 4 with other tiles', () => {
  const street = `
    ..... .....
    ..... .....
    --o-- -----
    ..|.. .....
    ..|.. .....`;

  test('X18 WF2 an icon on the tile of message 4 turns the wheel, in its own round of messages', () => {
    const game = scene(street, { sets: ['base', 'messengers', 'wheel-of-fortune'] });
    take(message(game, 4), 'action').draw('base-bb5/U-wheel3');
    // Storm: red has all seven at home again; the messenger goes from 3 to 10.
    score(stand(game, 'red', 3, 'messenger'), 'messenger', 'marker');
    game.place(2, 0, 90).pass();
    expect([scorersOf(game, 'red'), game.asked]).toEqual([[5, 10], 'messengers/show']);
    expect(game.answers()).not.toContain('message 4');
  });

  test('X18 RO1 a robber tile of message 4 puts robbers, which rob in the inner part', () => {
    const game = scene(street, { sets: ['base', 'messengers', 'robbers'] });
    stand(stand(game, 'blue', 20), 'blue', 30, 'messenger');
    take(message(game, 4), 'action').draw('robbers/tee').place(2, 0);
    rob(rob(game), 5).deploy('follower', 'road:W');
    score(game, 'marker');
    expect([game.toMove, game.answers()]).toEqual(['blue', ['score marker 2', 'score messenger 2']]);
    score(game, 'marker');
    expect([robbersOf(game), game.asked, game.turn]).toEqual([[], 'draw', 'blue']);
  });

  test('X18 HS1 GM1 steps of the inner tile are its own: an ingot, a hill', () => {
    const game = scene(street, { sets: ['base', 'messengers', 'gold-mines', 'hills-sheep'] });
    take(message(game, 4), 'action').draw('gold-mines/bridge').place(2, 0);
    game.play({ by: 0, do: 'gold', x: 1, y: 0 }).pass();
    expect([game.asked, game.turn]).toEqual(['draw', 'blue']);
  });

  test('RV5 message 4 during the river takes the next river tile', () => {
    const game = stand(scene('', { sets: ['base', 'messengers', 'river', 'abbot'] }), 'red', 2);
    game.draw('river/curve-garden').place(0, 1, 270).deploy('abbot', 'garden');
    game.draw('river/straight-a').place(1, 1, 90).pass();
    game.draw('river/straight-b').place(2, 1, 90);
    game.play({ by: 0, do: 'return', figure: 'abbot', x: 0, y: 1, on: 'garden' });
    take(show(score(game, 'marker'), 4), 'action');
    expect(game.turn).toBe('red');
    expect(game.answers().every((option) => option.startsWith('draw river/'))).toBe(true);
  });
});
