import { expect, test } from 'vitest';
import { answersOf } from '../game/answer.ts';
import { explain, explainChoice } from '../index.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { pay, rob, stand } from '../testing/track.ts';
import { choose, sets as cropCircles, land } from './crop-circles/stage.ts';

const names = ['Aude', 'Simon', 'Blanche'];

/** What the buttons of the open question say, in English and in French. */
function buttons({ game }: Scene): string[][] {
  return (['en', 'fr'] as const).map((lang) =>
    answersOf(game).map(({ target }) => explainChoice(lang, target, names)),
  );
}

test.each([
  [
    'pitchfork-city-two-roads',
    [2, 0, 0],
    ['Everybody adds a farmer in a field', 'Everybody takes a farmer home from a field'],
    ['Chacun ajoute un paysan dans un pré', 'Chacun reprend un paysan d’un pré'],
  ],
  [
    'club-curve-road',
    [2, 0, 0],
    ['Everybody adds a highwayman on a road', 'Everybody takes a highwayman home from a road'],
    ['Chacun ajoute un brigand sur une route', 'Chacun reprend un brigand d’une route'],
  ],
  [
    'shield-two-opposite-cities',
    [0, 1, 90],
    ['Everybody adds a knight in a city', 'Everybody takes a knight home from a city'],
    ['Chacun ajoute un chevalier dans une ville', 'Chacun reprend un chevalier d’une ville'],
  ],
])('CC1 the choice of %s says whom it concerns', (tile, [x, y, rot], english, french) => {
  const game = scene(land, { sets: cropCircles });
  game.draw(`crop-circles/${tile}`).place(x, y, rot).pass();
  expect(buttons(game)).toEqual([english, french]);
});

test('CC1 what was chosen for everybody is told with its kind', () => {
  const game = scene(land, { sets: cropCircles });
  choose(game.draw('crop-circles/club-curve-road').place(2, 0, 0).pass(), 'remove');
  const told = game.events.filter(({ event }) => event === 'happened');
  expect(told.map((event) => explain('en', event, names))).toEqual([
    'Aude makes everybody take a highwayman home from a road.',
  ]);
  expect(told.map((event) => explain('fr', event, names))).toEqual([
    'Aude décide\u00a0: chacun reprend un brigand d’une route.',
  ]);
});

const robbers = ['base', 'robbers'];

test('RO1 a space for the robber says whose scorers stand there', () => {
  const game = scene('', { sets: [...robbers, 'messengers'], players: 3 });
  stand(stand(stand(game, 'blue', 15, 'messenger'), 'green', 15), 'blue', 24);
  game.draw('robbers/straight').place(1, 0, 90);
  expect(buttons(game)).toEqual([
    [
      'Put the robber on space 0, beside Blanche’s messenger',
      'Put the robber on space 15, beside Simon’s messenger and Blanche’s marker',
      'Put the robber on space 24, beside Simon’s marker',
      'Pass',
    ],
    [
      'Poser le voleur sur la case 0, avec la meeplette de Blanche',
      'Poser le voleur sur la case 15, avec la meeplette de Simon et le pion score de Blanche',
      'Poser le voleur sur la case 24, avec le pion score de Simon',
      'Passer',
    ],
  ]);
});

test('RO1 both scorers of a player on one space are said at once, and clockwise', () => {
  const game = scene('', { sets: [...robbers, 'messengers'], players: 3, turn: 'blue' });
  game.draw('robbers/straight').place(1, 0, 90);
  expect(buttons(game)[0][0]).toBe('Put the robber on space 0, beside Blanche’s scorers and Aude’s scorers');
  expect(buttons(game)[1][0]).toBe(
    'Poser le voleur sur la case 0, avec les pions score de Blanche et les pions score d’Aude',
  );
});

test('RO3 whom to rob is said with what it brings', () => {
  const game = scene('', { sets: robbers, players: 3, turn: 'green' });
  for (const colour of ['red', 'blue'] as const) stand(game, colour, 10);
  game.draw('robbers/straight').place(1, 0, 90);
  rob(rob(game, 10)).pass();
  pay(game, ['red', 3], ['blue', 8]);
  expect(buttons(game)).toEqual([
    ['Rob Aude (the marker): 2 points', 'Rob Simon (the marker): 4 points'],
    ['Voler Aude (le pion score)\u00a0: 2 points', 'Voler Simon (le pion score)\u00a0: 4 points'],
  ]);
});

test('ME1 which scorer moves is asked with the points', () => {
  const game = pay(scene('', { sets: ['base', 'messengers'] }), ['red', 4]);
  expect(buttons(game)).toEqual([
    ['Move the marker by 4', 'Move the messenger by 4'],
    ['Avancer le pion score de 4', 'Avancer la meeplette de 4'],
  ]);
});
