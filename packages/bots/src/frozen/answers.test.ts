import { expect, test } from 'vitest';
import frozen from './answers.json' with { type: 'json' };
import { answersAt, TABLES } from './games.ts';

for (const table of TABLES) {
  test(`${table.name}: every level answers as it always has`, () => {
    const expected: readonly string[] = frozen[table.name];
    expect(answersAt(table)).toEqual(expected);
  });
}
