import { viewOf } from '@bastide/rules';
import { scene } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import type { Words } from '../../app/words.ts';
import type { TableView } from '../../session/types.ts';
import { nameOf, speak } from '../../texts/speak.ts';
import type { Aim } from '../pointing/aims.ts';
import { fanWords } from './fan-words.ts';

const words: Words = {
  lang: 'en',
  t: (...said) => speak('en', ...said),
  name: (...named) => nameOf('en', ...named),
};

test.each([
  [
    'a road pays for the tiles that close it',
    scene('').draw('base/U').place(1, 0, 90),
    'road',
    ['worth 2', '4 if complete'],
  ],
  [
    'a city pays more once closed',
    scene('').draw('base/R').place(0, -1, 180),
    'city',
    ['worth 2', '8 if complete'],
  ],
  [
    'a monastery is completed',
    scene('').draw('base/B').place(0, 1),
    'monastery',
    ['worth 2', '9 if complete'],
  ],
] as const)('%s', (_, { game }, wanted, told) => {
  const view = viewOf(game) as TableView;
  const tile = view.tiles[1];
  const segment = tile.spec.segments.findIndex(({ kind }) => kind === wanted);
  const aim = { ...tile, tile, segment, answers: view.question.answers.slice(0, 1) } as unknown as Aim;
  const lines = fanWords(aim, view, true, words);
  expect(lines.slice(1).map(({ text }) => text)).toEqual(told);
});

test.each([
  ['one against two is paid nothing', 'BB', ['worth 0', '0 if complete']],
  ['one against one is paid', 'B', ['worth 1', '3 if complete']],
])('who may land where others stand is told what they would get: %s', (_, others, told) => {
  const { game } = scene(`
    #####
    .###.
    -${others.padEnd(4, '-')}
    .....
    .....
    B: blue follower`);
  const view = viewOf(game) as TableView;
  const [tile] = view.tiles;
  const segment = tile.spec.segments.findIndex(({ kind }) => kind === 'road');
  const answers = [{ target: { figure: 'follower' } }];
  const aim = { ...tile, tile, segment, answers } as unknown as Aim;
  const lines = fanWords(aim, { ...view, question: { ...view.question, seat: 0 } }, true, words);
  expect(lines.slice(1).map(({ text }) => text)).toEqual(told);
});
