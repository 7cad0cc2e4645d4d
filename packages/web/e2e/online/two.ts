import { sayText, type TextParams } from '@bastide/rules/internal';
import { expect } from 'vitest';
import type { Browser } from '../../../server/src/testing/push-service.ts';
import type { VisitOptions } from '../support/visitor.ts';
import { type ReachingServer, reachable } from './elsewhere.ts';
import { Person } from './person.ts';
import { gameBegins, openTable } from './tables.ts';
import { Wire } from './wire.ts';

/** Somebody at a desk and somebody with a phone, who play one game after the other. */
export interface Two {
  readonly at: ReachingServer;
  readonly desk: Person;
  readonly phone: Person;
  readonly people: readonly Person[];
  readonly wires: readonly Wire[];
  /** What reads pushes on the phone. */
  readonly browser: Browser;
}

export type Comes = readonly [name: string, options: VisitOptions];

export async function twoCome(at: ReachingServer, desk: Comes, phone: Comes): Promise<Two> {
  const people = [
    await Person.come(desk[0], { ...desk[1], isOwn: true }),
    await Person.come(phone[0], { ...phone[1], isOwn: true, isKeptOffline: true }),
  ];
  const wires = await Promise.all(people.map(({ page }) => Wire.of(page)));
  for (const one of people) await one.hasAuthenticator();
  const browser = await reachable(people[1], at);
  return { at, desk: people[0], phone: people[1], people, wires, browser };
}

/** A text in somebody's language, with what it names. */
export const inWords = ({ lang }: Person, text: string, params: TextParams = {}): string =>
  sayText(lang, text, params);

/** The desk opens a table for everybody, and the phone finds it in the lobby and sits down. */
export async function playAtOpenTable(
  { desk, phone, people }: Two,
  change: () => Promise<void>,
  look: () => Promise<void> = async () => undefined,
): Promise<void> {
  for (const one of people) await one.go('#/online');
  await openTable(desk, async () => {
    await desk.page.getByLabel(desk.words['create.visibility']).selectOption('public');
    await change();
  });
  const card = phone.page.locator('.table-card').filter({ hasText: desk.name });
  await card.getByRole('link', { name: phone.words['lobby.join'] }).click();
  await phone.page.locator('.online.room').waitFor();
  await look();
  await phone.button(new RegExp(`^${phone.words['room.sit']}`)).click();
  await gameBegins(...people);
  for (const { page } of people) await page.locator('.turn').waitFor();
}

/** Who stays claims the win; both are told why it ended, and who won. */
export async function claimWin(winner: Person, loser: Person, why: 'end.left' | 'end.time'): Promise<void> {
  await winner.button(winner.words['claim.do']).click();
  for (const one of [winner, loser]) {
    const end = one.page.locator('dialog.end');
    await end.getByText(inWords(one, one.words[why], { who: loser.name })).waitFor();
    await end.locator('.on-step[data-rank="1"]').getByText(winner.name, { exact: true }).waitFor();
    // Points did not decide it.
    expect(await end.locator('.verdict').textContent()).not.toMatch(/\d/);
  }
}
