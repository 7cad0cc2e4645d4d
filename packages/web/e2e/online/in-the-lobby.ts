import { expect } from 'vitest';
import { smallTargets } from '../layout/small-targets.ts';
import { DESK } from '../support/visitor.ts';
import { gameBegins, linkToPlay } from './tables.ts';
import type { Two } from './two.ts';

export async function inTheLobby({ at, desk, phone, people }: Two): Promise<void> {
  for (const one of people) {
    await one.go('#/online');
    await one.page.getByText(one.words['lobby.none']).waitFor();
    await one.page.getByRole('link', { name: one.words['lobby.puzzle'] }).waitFor();
  }
  const notes = phone.page.locator('[aria-labelledby="mine"] .card-note');
  await expect.poll(() => notes.first().textContent()).toBe(phone.words['mine.your-turn']);
  expect(await smallTargets(phone.page, '.online')).toEqual([]);
  // The three that are over, with points, who won, and the day.
  const over = desk.page
    .locator('[aria-labelledby="mine"] .table-card')
    .filter({ has: desk.page.locator('.card-first') });
  expect(await over.count()).toBe(3);
  expect(await over.first().locator('.card-first').innerText()).toContain(desk.words['card.won']);
  const day = new Intl.DateTimeFormat(desk.lang === 'en' ? 'en-GB' : desk.lang, { dateStyle: 'medium' });
  expect(await over.first().locator('p.small').textContent()).toContain(day.format(at.clock.now()));
  // Nobody waits, but somebody plays: the phone, against a bot.
  await desk.page.getByRole('link', { name: desk.words['lobby.watch-one'] }).click();
  await gameBegins(desk);
}

/** Who has a table of their own shares its link with what the phone has for that, however wide it is held. */
export async function shared({ phone }: Two): Promise<void> {
  const { page, words } = phone;
  await phone.go('#/online/friend');
  const elsewhere = page.locator('.room > .turns-elsewhere a');
  await elsewhere.waitFor();
  const url = await linkToPlay(phone);
  expect(await smallTargets(page, '.online.room')).toEqual([]);
  await phone.button(words['invite.do']).click();
  const what = () => page.locator('html').getAttribute('data-shared');
  await expect.poll(what).toBe(JSON.stringify({ title: words['invite.share-title'], url }));
  await page.setViewportSize(DESK.viewport);
  const [above, chat] = [await elsewhere.boundingBox(), await page.locator('.room-chat').boundingBox()];
  expect(above?.y).toBeLessThanOrEqual(chat?.y ?? 0);
}
