import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { de } from '../../src/online/texts/de.ts';
import { en } from '../../src/online/texts/en.ts';
import { fr } from '../../src/online/texts/fr.ts';
import { de as tableDe } from '../../src/texts/de.ts';
import { en as tableEn } from '../../src/texts/en.ts';
import { fr as tableFr } from '../../src/texts/fr.ts';
import { comeUnpainted, leave } from '../support/browsers.ts';
import { watchFaults } from '../support/faults.ts';
import { unseen } from '../support/painting.ts';
import { keepEvidence, type VisitOptions } from '../support/visit.ts';

/** What a browser complains of while the network is gone, through no fault of the page. */
const NO_NETWORK = /ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET|WebSocket connection to/;

const WORDS = { en, fr, de };
const TABLE = { en: tableEn, fr: tableFr, de: tableDe };

/** Somebody with a browser of their own. */
export class Person {
  readonly page: Page;
  readonly name: string;
  readonly lang: keyof typeof WORDS;
  readonly #faults: string[];
  /** The wire is cut in this test: then the browser may say so. */
  expectsCuts = false;

  private constructor(page: Page, name: string, lang: Person['lang']) {
    this.page = page;
    this.name = name;
    this.lang = lang;
    this.#faults = watchFaults(page);
  }

  static async come(name: string, options: VisitOptions = {}): Promise<Person> {
    const page = await comeUnpainted({ ...options, isRandom: true });
    return new Person(page, name, (options.locale?.slice(0, 2) ?? 'en') as Person['lang']);
  }

  /** The words of the online part, in their language. */
  get words() {
    return WORDS[this.lang];
  }

  /** And those of every table. */
  get table() {
    return TABLE[this.lang];
  }

  /** Goes elsewhere on the page, without loading it anew. */
  go(hash: string): Promise<void> {
    return this.page.evaluate((to) => {
      location.hash = to;
    }, hash);
  }

  /** Opens an address and gives the name if asked for it. */
  async enter(url: string): Promise<void> {
    await this.page.goto(url);
    await this.page.getByLabel(this.words['welcome.name']).fill(this.name);
    await this.page.locator('.name-form button').click();
  }

  button(name: string | RegExp) {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** Plays whatever is asked, at random, until the game is over or so many moves are made by all together. */
  playOn(moves = 1_000_000): Promise<void> {
    return unseen(this.page, () => this.page.evaluate(playInPage, moves));
  }

  /** How the game stands here: the same for everybody who has heard everything. */
  position(): Promise<string> {
    return this.page.evaluate(() => {
      const { view } = window.bastide.session?.state ?? {};
      const { tiles = [], figures = [], seats = [], left } = view ?? {};
      const placed = tiles.map(({ id, x, y, rot }) => [id, x, y, rot]);
      return JSON.stringify([placed, figures, seats.map(({ points }) => points), left]);
    });
  }

  /** Gives the browser something that makes passkeys, and a finger that always confirms. */
  async hasAuthenticator(): Promise<void> {
    const devtools = await this.page.context().newCDPSession(this.page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
  }

  /** Whether it is this person's turn. */
  isAsked(): Promise<boolean> {
    return this.page.evaluate(() => {
      const { session } = window.bastide;
      const { seat } = session?.state.view.question ?? {};
      return seat !== undefined && session?.table.seats[seat].player === 'person';
    });
  }

  /** How many moves are made. */
  moves(): Promise<number> {
    return this.page.evaluate(() => window.bastide.session?.state.log.length ?? 0);
  }

  /** The table's menu, which on a phone is the only one. */
  openMenu(): Promise<void> {
    return this.page.locator('.table-head [aria-haspopup="dialog"]').click();
  }

  /** Leaves the game for good, by the table's menu. */
  async leaveGame(): Promise<void> {
    await this.openMenu();
    await this.button(this.words['leave.title']).click();
    await this.button(this.words['leave.sure']).click();
  }

  /** Whatever the page complained of fails the test. */
  async leave(): Promise<void> {
    const faults = this.#faults.filter((fault) => !this.expectsCuts || !NO_NETWORK.test(fault));
    await leave(this.page);
    expect(faults).toEqual([]);
  }
}

/** Some people, who leave whatever happens; a failure leaves pictures behind. */
export async function withPeople(people: readonly Person[], act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    await keepEvidence(Object.fromEntries(people.map(({ name, page }) => [name, page])));
    for (const { page } of people) await page.context().close();
    throw error;
  }
  for (const person of people) await person.leave();
}

async function playInPage(most: number): Promise<void> {
  const changed = { moves: -1, at: 0 };
  for (;;) {
    const { session } = window.bastide;
    if (session === undefined) throw new Error('there is no game on the page');
    const { view, log, version } = session.state;
    if (view.over || log.length >= most) return;
    const { seat, answers } = view.question;
    if (log.length > changed.moves) Object.assign(changed, { moves: log.length, at: performance.now() });
    else if (performance.now() > changed.at + 30_000)
      throw new Error(
        `nothing happens after ${log.length} moves: ${document.querySelector('.table-head')?.textContent}`,
      );
    const isAsked = seat !== undefined && session.table.seats[seat].player === 'person';
    if (isAsked) session.play?.(answers[Math.floor(Math.random() * answers.length)].move);
    // Without a pause in one's own turn: the page draws what came of it at once.
    if (session.state.version === version) await new Promise((resolve) => setTimeout(resolve, 4));
  }
}
