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
  await shown('.quick-level p', 'Follows your results here. At the moment: squire.');
  await press('button', en['setup.quick']);
  await shown('.seat-level', en['level.like-you']);
  expect(bot()).toMatchObject({ player: 'bot', level: 'squire', likeMe: true });
  expect(bot()?.slips).toBeCloseTo(0.5, 1);
});

test('at a table that is set up the level is that of the day the game begins', async () => {
  const kept = { 'bastide.rating': { value: 3.1, games: 20 }, 'bastide.settings': { level: 'like-me' } };
  await openPage({ at: '#/new', kept });
  await shown('li.seat:nth-child(2) select');
  choose('li.seat:nth-child(2) select:nth-of-type(2)', 'like-me');
  await shown('.about-level', 'At the moment: baron.');
  await press('button', en['setup.start']);
  await shown('.seat-level', en['level.like-you']);
  expect(bot()).toMatchObject({ level: 'baron', likeMe: true });
  expect(bot()?.slips ?? 0).toBe(0);
});

test('the next game with the same seats is by the results since; one that goes on stays as it is', async () => {
  await openPage({ at: '#/', kept: { 'bastide.rating': { value: 2.5, games: 20 } } });
  await shown('.quick-level select');
  const seats = [
    { name: 'You', colour: 'red', player: 'person' },
    { name: 'Nina', colour: 'blue', player: 'bot', level: 'squire', slips: 0.5, likeMe: true },
  ] as const;
  const table = { setup: { sets: ['base'], options: {}, players: 2 }, seats };
  expect(window.bastide.open?.(table)).toBeUndefined();
  expect(bot()).toEqual({ name: 'Nina', colour: 'blue', player: 'bot', level: 'knight', likeMe: true });
  expect(window.bastide.open?.(table, [], 7)).toBeUndefined();
  expect(bot()).toEqual(seats[1]);
});

test('a table that is set up begins with the bot that was chosen for quick games', async () => {
  await openPage({ at: '#/new', kept: { 'bastide.settings': { level: 'knight' } } });
  const level = 'li.seat:nth-child(2) select:nth-of-type(2)';
  await shown(level);
  expect(document.querySelector<HTMLSelectElement>(level)?.value).toBe('knight');
});
