import { holds } from '../support/holds.ts';
import type { Person } from './person.ts';

/** Enters the lobby and creates a table of two as the form has it, after some changes. Tells the link to play. */
export async function createTable(
  host: Person,
  at: string,
  change: () => Promise<void> = async () => undefined,
): Promise<string> {
  await host.enter(`${at}#/online`);
  return openTable(host, change);
}

/** The same by somebody who is in the lobby. */
export async function openTable(host: Person, change: () => Promise<void>): Promise<string> {
  await host.button(host.words['lobby.create']).click();
  await change();
  await host.button(host.words['create.do']).click();
  return linkToPlay(host);
}

export async function linkToPlay({ page, words }: Person): Promise<string> {
  const field = page.getByLabel(words['invite.play'], { exact: true });
  await field.waitFor();
  return field.inputValue();
}

/** Comes by a link, gives a name and so sits down on the first free seat. */
export function joinByLink(guest: Person, link: string): Promise<void> {
  return guest.enter(link);
}

/** Waits until it is somebody's turn, and tells whose first. */
export async function askedFirst(...people: readonly Person[]): Promise<Person[]> {
  for (;;) {
    for (const one of people) {
      if (await one.isAsked()) return [one, ...people.filter((other) => other !== one)];
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The game is on the page, which may still be on its way: a link leads there by another one. */
export async function gameBegins(...people: readonly Person[]): Promise<void> {
  for (const { page } of people)
    await holds(page, () => window.bastide?.session?.state.view.question.seat !== undefined);
}

/** Everybody sees the same. */
export async function samePosition(people: readonly Person[]): Promise<void> {
  const until = performance.now() + 10_000;
  for (;;) {
    const positions = new Set(await Promise.all(people.map((one) => one.position())));
    if (positions.size === 1) return;
    if (performance.now() > until) throw new Error('they do not see the same game');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
