import { describe, expect, test } from 'vitest';
import { explainAward } from '../../index.ts';
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

/** Red closes a road of 2 and comes to stand on a dark space. */
function earn(game: Scene): Scene {
  game.draw('base/A').place(0, 1, 180).deploy('follower', 'road:N');
  return again(game);
}

/** Whoever is to move a scorer by 2 points comes to stand on a dark space. */
function again(game: Scene): Scene {
  return score(stand(game, 'red', 3), 'marker');
}

/** The next message comes without chance: its number. */
function known({ game, asked }: Scene): number {
  expect(asked).toBe('messengers/take');
  return game.agenda.a;
}

describe('the message on top', () => {
  test('ME3 it is shown by chance, each of the eight as likely', () => {
    const game = earn(scene(street, { sets }));
    expect([game.toMove, game.answers()]).toEqual([
      'chance',
      [1, 2, 3, 4, 5, 6, 7, 8].map((message) => `message ${message}`),
    ]);
  });

  test('ME3 the player takes its action or 2 points', () => {
    const game = show(earn(scene(street, { sets })), 4);
    expect([game.toMove, game.asked]).toEqual(['red', 'messengers/take']);
    expect(game.answers()).toEqual(['message 4 points', 'message 4 action']);
    score(take(game, 'points'), 'messenger');
    expect([scorersOf(game, 'red'), game.asked]).toEqual([[5, 2], 'draw']);
    expect(game.awards.at(-1)).toEqual({
      seat: 'red',
      points: 2,
      cause: 'message-points',
      because: { message: 4 },
    });
  });

  test.each([
    ['en', 'Points instead of the action, message 4'],
    ['fr', 'Points au lieu de l’action, missive 4'],
    ['de', 'Punkte statt Aktion, Depesche 4'],
  ] as const)('ME3 the 2 points in short, naming the message once (%s)', (lang, told) => {
    const points = { event: 'awarded', id: 0, seat: 0, points: 2, cause: 'message-points' } as const;
    const { cause, counted } = explainAward(lang, { ...points, because: { message: 4 } }, ['Aude']);
    expect([cause, ...counted].join(', ')).toBe(told);
  });

  test.each([1, 2, 3, 5, 6, 7, 8])(
    'ME3 the action of message %i can’t be chosen with nobody there',
    (message) => {
      const game = show(earn(scene(street, { sets })), message);
      expect(game.answers()).toEqual([`message ${message} points`]);
    },
  );

  test('ME3 another tile can’t be chosen if none is left', () => {
    const game = scene(street, { sets }).leave('base/A');
    expect(show(earn(game), 4).answers()).toEqual(['message 4 points']);
  });
});

describe('the stack is a queue', () => {
  /** One message after the other, in one turn. */
  function showAll(game: Scene, messages: readonly number[]): Scene {
    for (const message of messages) again(take(show(game, message), 'points'));
    return game;
  }

  test('ME3 a message that was shown goes under the stack and is not shown again before the others', () => {
    const game = showAll(earn(scene(street, { sets })), [3, 1, 8]);
    expect(game.answers()).toEqual([2, 4, 5, 6, 7].map((message) => `message ${message}`));
  });

  test('ME3 once all eight are known they come round in the same order, without chance', () => {
    const order = [3, 1, 8, 4, 2, 7, 5, 6];
    const game = showAll(earn(scene(street, { sets })), order);
    for (const message of [...order, ...order]) {
      expect(known(game)).toBe(message);
      again(take(game, 'points'));
    }
  });

  test('ME3 message 4 is out of it while its tile is played: the next comes, and 4 goes under after it', () => {
    const order = [4, 1, 8, 3, 2, 7, 5, 6];
    const game = showAll(earn(scene(street, { sets })), order);
    expect(known(game)).toBe(4);
    take(game, 'action').draw('base/W').place(2, 0).deploy('follower', 'road:W');
    score(stand(game, 'red', 2), 'marker');
    expect(known(game)).toBe(1);
    score(take(game, 'points'), 'messenger');
    expect([game.asked, game.turn]).toEqual(['draw', 'blue']);

    game.draw('base/B').place(0, -1).pass();
    game.draw('base/A').place(-1, 0, 270).deploy('follower', 'road:E');
    again(game);
    for (const message of [8, 3, 2, 7, 5, 6, 1, 4, 8]) {
      expect(known(game)).toBe(message);
      again(take(game, 'points'));
    }
  });

  test('ME3 message 4, the last one unknown, is out too: the first known one comes', () => {
    const game = showAll(earn(scene(street, { sets })), [1, 8, 3, 2, 7, 5, 6]);
    expect(game.answers()).toEqual(['message 4']);
    take(show(game, 4), 'action').draw('base/W').place(2, 0).deploy('follower', 'road:W');
    score(stand(game, 'red', 2), 'marker');
    expect(known(game)).toBe(1);
  });
});
