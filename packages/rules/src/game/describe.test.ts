import { expect, test } from 'vitest';
import { newGame } from '../index.ts';
import { scene } from '../testing/scene.ts';
import { diff, describe as dump } from './describe.ts';

test('a dump tells every number that is not 0 by the name of its column', () => {
  const { game } = scene();
  const lines = dump(game).split('\n');
  expect(lines[0]).toBe('base, 2 players: draw');
  const types = game.tiles.types.length;
  const unseen = lines.find((line) => line.startsWith(`piles.unseen[${types}] `));
  expect(unseen).toContain(`${game.tiles.indexOf('base/U')}=7`);
});

test('columns of expansions have the names they gave them', () => {
  const made = newGame({ sets: ['base', 'gold-mines'], players: 2 });
  expect('ok' in made && dump(made.ok)).toContain('gold-mines.onTile[');
});

test('two games are told apart by column and place', () => {
  const { game } = scene();
  const other = game.clone();
  expect(diff(game, other)).toEqual([]);
  other.figures.place[3] = 8;
  other.scores.scorers[1] = 40;
  expect(diff(game, other)).toEqual(['scores.scorers[1]: 0, 40', 'figures.place[3]: -1, 8']);
});

test('games of other set-ups are not compared', () => {
  const three = newGame({ sets: ['base'], players: 3 });
  expect('ok' in three && diff(scene().game, three.ok)).toEqual(['the games have different set-ups']);
});
