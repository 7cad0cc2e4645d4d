import type { Answer } from '@bastide/rules';
import { afterEach, expect, test } from 'vitest';
import { type Earlier, keptTable } from '../../e2e/support/kept-table.ts';
import { MEETINGS } from '../../e2e/support/own-asks.ts';
import { closePage, openPage, shown } from '../testing/open-page.tsx';

afterEach(closePage);

/** Opens a table where this is asked. */
async function meet(key: string): Promise<readonly Answer[]> {
  const found = MEETINGS.find(({ asks }) => key in asks);
  if (found === undefined) throw new Error(`nobody meets ${key}`);
  await open(found.earlier);
  return window.bastide.session?.state.view.question.answers ?? [];
}

async function open(earlier: Earlier): Promise<void> {
  await openPage({ at: '#/table', kept: keptTable(earlier) });
  await shown('.turn .actions');
}

test.each([
  ['abbot/home', (answer: Answer) => answer.target.label === 'abbot/home'],
  ['deploy/pig', (answer: Answer) => answer.target.figure === 'pig'],
])('%s: the card tells the points that the rules tell', async (key, isIt) => {
  const points = (await meet(key)).find(isIt)?.brings?.points?.[0].points;
  expect(points).toBeTypeOf('number');
  await shown('.ask-brings', points === 1 ? '1 point' : `${points} points`);
});

test('a shepherd is told the chance of the wolf', async () => {
  const answers = await meet('deploy/shepherd');
  const odds = answers.find(({ target }) => target.figure === 'shepherd')?.brings?.odds ?? [];
  const all = odds.reduce((sum, { parts }) => sum + parts, 0);
  const wolves = odds.find(({ name }) => name === 'wolf')?.parts ?? Number.NaN;
  await shown('.ask-brings', `wolf: ${Math.round((100 * wolves) / all)}%`);
});

test('who lands sees what the die showed, also where nothing moves', async () => {
  const [{ target }] = await meet('flying-machines/land');
  await shown('.ask-told', `The die shows ${target.value}.`);
});

test('what a sign on the tile means stands beside it', async () => {
  await open({ preset: 'everything', players: 4, tiles: 31, seed: 1, question: 'figure', offers: 'builder' });
  await shown('.tile-signs', 'Hill');
});
