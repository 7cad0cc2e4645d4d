import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue } from '../index.ts';
import { checkExpansion } from '../testing/check-expansion.ts';

/** Random games of ours are played elsewhere (`testing/random-games`). */
const book = readFileSync(new URL('../../../../docs/rules.md', import.meta.url), 'utf8');
const rules = new Set([...book.matchAll(/^- ([A-Z]{1,2}\d+) /gm)].map(([, number]) => number));

test.each(catalogue.map((expansion) => [expansion.id, expansion] as const))(
  '%s has forgotten nothing',
  (_, expansion) => {
    expect(checkExpansion(expansion, { rules, games: 0 })).toEqual([]);
  },
);
