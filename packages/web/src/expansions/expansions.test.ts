import { THEMES } from '@bastide/bots/puzzles';
import { catalogue, checkSetup, newGame, sourceLanguage } from '@bastide/rules';
import { hasText, textsOf } from '@bastide/rules/internal';
import { describe, expect, test } from 'vitest';
import { lessonOf } from '../learn/lessons/lessons.ts';
import { chapterOfSet } from '../rulebook/chapters.ts';
import { EMBLEMS } from '../rulebook/emblems.ts';
import { figureArts, pieceArts } from './arts.ts';
import { printedMarks } from './faces.ts';
import { merge } from './merge.ts';

/** What an expansion of ours must bring; one that is not ours may leave all of it out. */
describe.each(catalogue.map((expansion) => ({ ...expansion, folder: folderOf(expansion) })))(
  '$id',
  ({ folder, ...expansion }) => {
    const { id, always, box } = expansion;
    const sets = id === 'base' || always ? ['base'] : ['base', id];
    const setup = checkSetup({ sets, players: 2 });
    const game = newGame({ sets, players: 2 });
    if ('error' in setup || 'error' in game) throw new Error(`${id} can’t be set up`);
    const { figures = [], marks = [], scorers = [] } = box?.(setup.ok) ?? {};
    const tokens = game.ok.rules.hooks.tokens.flatMap(({ names }) => names);
    // Pieces that belong to nobody are in no list, but have words.
    const spoken = Object.keys(textsOf(expansion, sourceLanguage)).flatMap(
      (key) => /^figure\.([\w-]+)$/.exec(key)?.[1] ?? [],
    );
    const pieces = [...new Set([...figures.map(({ name }) => name), ...scorers, ...tokens, ...spoken])];

    test('every mark is painted, every figure and token is drawn', () => {
      const letters = marks.map(({ name }) => name).filter((name) => !isPainted(name));
      expect(letters, `paint them in packages/web/src/expansions/${folder}/face.ts`).toEqual([]);
      const plain = pieces.filter((name) => (figureArts[name] ?? pieceArts[name]) === undefined);
      expect(plain, `draw them in packages/web/src/expansions/${folder}/art.tsx`).toEqual([]);
    });

    test('it has a lesson, a chapter and an emblem', () => {
      expect(lessonOf(id)?.id, `add packages/web/src/expansions/${folder}/lesson.ts`).toBeDefined();
      const chapter = chapterOfSet(id);
      expect(chapter, `add packages/web/src/expansions/${folder}/chapter.ts`).toBeDefined();
      expect(EMBLEMS[chapter ?? ''], `give ${folder}/chapter.ts an emblem`).toBeDefined();
    });
  },
);

const words = import.meta.glob<Readonly<Record<string, string>>>('./*/words.??.ts', {
  eager: true,
  import: 'texts',
});

test.each(Object.keys(words))('%s: its words are those of the source, and somebody asks for them', (path) => {
  const source = words[path.replace(/\w+\.ts$/, `${sourceLanguage}.ts`)];
  expect(Object.keys(words[path])).toEqual(Object.keys(source));
  const unknown = Object.keys(source).filter((key) => {
    const [, family, name] = /^(log\.event|log\.luck|theme|panel|ask|sign)\.(.*)$/.exec(key) ?? [];
    if (family === 'ask') return !isAsked(path.split('/')[1], name);
    if (family === 'theme') return !THEMES.some((theme) => theme === name);
    if (family === 'log.luck') return !isTold(path.split('/')[1], name);
    if (family === 'sign') return !hasText(`mark.${name}`);
    return family !== 'panel' && (family !== 'log.event' || !hasText(`event.${name}`));
  });
  expect(
    unknown,
    'log.event.* need an event of the rules, log.luck.* a `luck` of their folder, theme.* one of the themes, sign.* a mark of the rules, ask.* a source of their folder',
  ).toEqual([]);
});

const sources = import.meta.glob<string>('./*/*.tsx', { eager: true, query: '?raw', import: 'default' });

const tables = import.meta.glob<string>('./*/table.ts', { eager: true, query: '?raw', import: 'default' });

/** Whether what chance brought is told by this name. */
function isTold(folder: string, name: string): boolean {
  return tables[`./${folder}/table.ts`].includes(`'${name}'`);
}

/** Whether a source of the folder has a word that its `ask.tsx` asks with, or the family it is put together from. */
function isAsked(folder: string, name: string): boolean {
  const key = name.slice(folder.length + 1);
  const written = Object.entries(sources).flatMap(([path, text]) =>
    path.startsWith(`./${folder}/`) ? text : [],
  );
  return (
    name.startsWith(`${folder}.`) &&
    written.some(
      (text) =>
        text.includes(`'${key}'`) ||
        text.includes(`'ask.${name}'`) ||
        text.includes(`${key.split('.')[0]}.\${`),
    )
  );
}

test('whatever is said when an expansion asks has words', () => {
  const asked = Object.entries(sources).flatMap(([path, text]) => {
    const [, id] = /useAskWords\('([^']+)'\)/.exec(text) ?? [];
    if (id === undefined) return [];
    const own = words[`./${path.split('/')[1]}/words.${sourceLanguage}.ts`];
    return [...text.matchAll(/\bsay\('([\w.]+)'/g)]
      .map(([, key]) => `ask.${id}.${key}`)
      .map((key) => [key, Object.hasOwn(own, key)] as const);
  });
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter(([, has]) => !has)).toEqual([]);
});

/** Whether a mark is painted: by itself, or with what the roads end in around which it lies (`art/paint/sign.test.ts` looks for that). */
function isPainted(mark: string): boolean {
  const { paint, place } = printedMarks[mark] ?? {};
  return paint !== undefined || place === 'hub';
}

test('two folders that draw the same name are told so', () => {
  expect(() => merge([{ inn: 1 }, undefined, { inn: 2 }])).toThrow('inn');
});

function folderOf({ id, printingOf = id }: (typeof catalogue)[number]): string {
  return printingOf;
}
