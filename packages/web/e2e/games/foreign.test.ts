import { fileURLToPath } from 'node:url';
import { type Served, servePage } from '@bastide/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPage, isPageOutdated, pageFolder } from '../../build/page.ts';
import { en as learn } from '../../src/learn/texts/en.ts';
import { en } from '../../src/texts/en.ts';
import { asked, hurryBots, passButton } from '../support/table.ts';
import { visit } from '../support/visit.ts';

const folder = fileURLToPath(new URL('../../../../examples/expansion-festival', import.meta.url));

const festival = [{ id: 'festival', folder }];

let served: Served;

beforeAll(async () => {
  const root = isPageOutdated(festival) ? await buildPage(festival) : pageFolder(festival);
  served = await servePage({ root, host: '127.0.0.1', port: 0 });
}, 240_000);

afterAll(() => served?.close());

test('an expansion that is not ours is chosen, played against bots, drawn, taught and told', () =>
  visit({ hasFaces: true }, async (page) => {
    await page.goto(`${served.url}#/new`);
    await page.getByText('The Festival', { exact: true }).click();
    await page.getByRole('button', { name: en['setup.start'] }).click();
    await asked(page);
    await hurryBots(page);
    const { sets } = await page.evaluate(() => window.bastide.session?.table.setup ?? { sets: [] });
    expect(sets).toContain('festival');
    await page.locator('.turn .tile-picture image').first().waitFor();
    for (let turn = 0; turn < 2; turn++) {
      await page.evaluate(() => {
        const { session } = window.bastide;
        const [answer] = session?.state.view.question.answers ?? [];
        session?.play?.(answer.move);
      });
      const { question, canPass } = await asked(page);
      if (question === 'figure' && canPass) await passButton(page).click();
      await asked(page);
    }
    await page.goto(`${served.url}#/learn/festival`);
    await page.getByRole('heading', { name: 'Everybody home for the dance' }).waitFor();
    const showMe = page.getByRole('button', { name: learn['show-me'] });
    await showMe.click();
    await page.locator('.ask-told', { hasText: 'Press one of your figures to call it home.' }).waitFor();
    await showMe.click();
    await page.locator('.coach[data-status="done"]').waitFor();
    await page.goto(`${served.url}#/rules/festival/FS2`);
    await page.getByRole('heading', { name: /^Calling a figure home/ }).waitFor();
  }));
