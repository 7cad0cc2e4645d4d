import { expect, test } from 'vitest';
import { TABLES } from './games.ts';
import frozen from './numbers.json' with { type: 'json' };
import { termsAt, themesAt, trialsAt } from './numbers.ts';

for (const table of TABLES) {
  test(`${table.name}: positions are worth what they always were`, () => {
    expect(termsAt(table)).toEqual(frozen[table.name].terms);
    expect(trialsAt(table)).toEqual(frozen[table.name].trials);
  });

  test(`${table.name}: turns have the themes they always had`, () => {
    expect(themesAt(table)).toEqual(frozen[table.name].themes);
  });
}
