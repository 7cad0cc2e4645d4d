import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULES_VERSION, registry } from '../index.ts';
import { behaviourOf, setupsToNote } from '../testing/behaviour.ts';

/** Nothing that stored games depend on changes without the version growing (packages/rules/behaviour/README.md). */

const versions = Array.from({ length: RULES_VERSION }, (_, index) => index + 1);

describe.each(versions)('the rules of version %i', (version) => {
  const file = new URL(`../../behaviour/${version}.jsonl`, import.meta.url);
  const noted = (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []).map(
    (line) => JSON.parse(line) as { readonly setup: object; readonly hash: string },
  );

  test('are those that were noted', () => {
    const changed = noted.filter(({ setup, hash }) => behaviourOf({ ...setup, version }, registry) !== hash);
    // See the README of the folder: the version must grow.
    expect(changed.map(({ setup }) => setup)).toEqual([]);
    expect(noted.length).toBeGreaterThan(25);
  });

  test.runIf(version === RULES_VERSION)('were noted for every set and preset', () => {
    const texts = noted.map(({ setup }) => JSON.stringify(setup));
    expect(texts, 'a new set or preset is noted by `npm run behaviour`').toEqual(
      expect.arrayContaining(setupsToNote(registry).map((setup) => JSON.stringify(setup))),
    );
  });
});
