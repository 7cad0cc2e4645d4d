import { afterEach, expect, test } from 'vitest';
import { closePage, openPage, press, shown } from '../testing/open-page.tsx';
import { en } from '../texts/en.ts';

afterEach(closePage);

const bot = () => window.bastide.session?.table.seats[1];

function choose(select: string, value: string): void {
  const field = document.querySelector<HTMLSelectElement>(select);
  if (field === null) throw new Error(`${select} is not there`);
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

test('a quick game against somebody like me: first for a newcomer, then by what is known', async () => {
  await openPage({ at: '#/' });
  await shown('.quick-level select');
  choose('.quick-level select', 'like-me');
  await shown('.quick-level p', 'Follows your results here. At the moment: page.');
  await press('button', en['setup.quick']);
  await shown('.seat-level', en['level.like-you']);
  expect(bot()).toMatchObject({ player: 'bot', level: 'squire', likeMe: true });
  expect(bot()?.slips).toBeCloseTo(0.52, 1);
});

test('at a table that is set up the level is that of the day the game begins', async () => {
  const kept = { 'bastide.rating': { value: 3.95, games: 20 }, 'bastide.settings': { level: 'like-me' } };
  await openPage({ at: '#/new', kept });
  await shown('li.seat:nth-child(2) select');
  choose('li.seat:nth-child(2) select:nth-of-type(2)', 'like-me');
  await shown('.about-level', 'At the moment: baron.');
  await press('button', en['setup.start']);
  await shown('.seat-level', en['level.like-you']);
  expect(bot()).toMatchObject({ level: 'baron', likeMe: true });
  expect(bot()?.slips ?? 0).toBe(0);
});
