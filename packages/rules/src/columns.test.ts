import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/**
 * Nothing outside the rules knows how a game lies in memory: who looks at one position reads `viewOf`, who looks at thousands uses
 * `@bastide/rules/search`.
 */
const FOLDERS = [
  ...['bots', 'protocol', 'server', 'web', 'cli'].map((name) => `packages/${name}/src`),
  ...['build', 'e2e', 'tools'].map((name) => `packages/web/${name}`),
  'scripts',
  'examples',
];

const PATTERNS = [
  // The memory itself, and the classes that lay it out.
  /\bgame\.(arena|hands|columns?|agenda|piles|board|figures)\b/,
  /\.board\.(land|features|tiles|typeOf|kindOf|closed)\b/,
  /\.(land|features)\.(grid|cells?|x|y|oriented|steps|corners|lattice|placed|slotAt|slotIn|frontier\w*)\b/,
  /\bfeatures\.(held|rootOf|openEnds|strength|ends|next|parent|marks|segments)\b/,
  /\bfigures\.(place|kindAt|perSeat|strengthOf|standsOn|firstOf|atHome|countHome)\b/,
  /\bpiles\.(remaining|unseen|left|current|hidden|firstType|pileOf)\b/,
  /\bscores\.scorers\b|\{ scorers\b[^{}]*\} = (\w+\.)+scores\b/,
  // The same, taken apart: `const { board } = game`, `({ figures }: Game)`.
  /\{[^{}()=]*\b(arena|hands|columns|agenda|piles|board|figures)\b[^{}()=]*\}(: Game\b| = (\w+\.)*#?(game|view|trial|before|after)\b)/,
  // Arithmetic on segments.
  /\b(segment|root|feature|place)\w*(\[\w+\])? (>> 3|& 7)\b|\b(slot|tile)\w* \* 8\b/,
];

const repository = fileURLToPath(new URL('../../..', import.meta.url));

for (const name of FOLDERS) {
  test(`${name} asks for a view or a search, and reads no column of a game`, () => {
    const found = placesIn(join(repository, name));
    if (found.length > 0) throw new Error(`use viewOf or @bastide/rules/search:\n${found.join('\n')}`);
  });
}

test('what it looks for is found', () => {
  const some = [
    'const { x, y } = game.board.land;',
    'function homeOf({ figures }: Game): number {',
    'const { turn, board } = this.#game;',
    'const tile = segment >> 3;',
    'return piles.remaining;',
    'const { scorers } = game.scores;',
  ];
  expect(some.filter((line) => !isColumn(line))).toEqual([]);
  const none = [
    'const { board } = outlook;',
    'board.featureOf(segment)',
    'game.rules.figures',
    'view.hands.length',
  ];
  expect(none.filter(isColumn)).toEqual([]);
});

function placesIn(folder: string): string[] {
  return (
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(tsx?|m?js)$/.test(path) && !/\.test\.tsx?$/.test(path))
      // The rules of an expansion lie where ours do.
      .filter((path) => !/^expansion-[\w-]+[\\/]rules[\\/]/.test(path))
      .flatMap((path) =>
        readFileSync(join(folder, path), 'utf8')
          .split('\n')
          .flatMap((line, i) => (isColumn(line) ? [`${path}:${i + 1} ${line.trim()}`] : [])),
      )
  );
}

function isColumn(line: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(line));
}
