import { type PresetName, say } from '@bastide/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../src/texts/en.ts';
import { playFromList } from '../hands/list.ts';
import { podium, replayed, savedRecord } from '../support/results.ts';
import { visit } from '../support/visit.ts';

interface Plan {
  readonly preset: PresetName;
  readonly hand?: 3;
}

const plans: readonly Plan[] = [
  { preset: 'bigbox-2017' },
  { preset: 'bigbox-2014' },
  { preset: 'edition-2000', hand: 3 },
  { preset: 'everything' },
];

test.each(plans)('a whole game of $preset ends with the points the engine finds in its record', (plan) =>
  visit({ at: '#/new' }, async (page) => {
    await setUp(page, plan);
    await page.getByRole('button', { name: en['setup.start'] }).click();
    const { listed } = await playFromList(page);
    expect(listed).toBeGreaterThan(50);
    expect(await podium(page)).toEqual(replayed(await savedRecord(page)));
  }),
);

async function setUp(page: Page, { preset, hand }: Plan): Promise<void> {
  await page.getByRole('radio', { name: say('en', `preset.${preset}`) }).check();
  await page.getByLabel(en['setup.kind'].replace('{name}', 'Jaufre')).selectOption('person');
  if (hand === undefined) return;
  await page.getByText(en['setup.options'], { exact: true }).click();
  await page.getByLabel(say('en', 'option.hand')).selectOption(String(hand));
}
