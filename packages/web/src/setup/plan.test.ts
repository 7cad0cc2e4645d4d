import { catalogue } from '@bastide/rules';
import { expect, test } from 'vitest';
import { optionsFor, planOf } from './plan.ts';

test('an option that means nothing without another set is offered only with it', () => {
  const all = catalogue.flatMap(({ id, options = {} }) =>
    Object.entries(options).flatMap(([name, { onlyWith }]) =>
      onlyWith === undefined ? [] : { id, name, onlyWith },
    ),
  );
  expect(all.length).toBeGreaterThan(0);
  for (const { id, name, onlyWith } of all) {
    const offered = (...sets: string[]) =>
      optionsFor({ ...planOf('base', []), sets: ['base', ...sets] }).map((option) => option.name);
    expect(offered(id)).not.toContain(name);
    expect(offered(id, onlyWith)).toContain(name);
  }
});
