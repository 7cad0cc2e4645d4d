import { createHash } from 'node:crypto';
import { type GameEvent, say } from '@bastide/rules';
import type { Locator, Page } from 'playwright-core';
import type { SeatInfo } from '../../src/session/types.ts';
import { holds } from './holds.ts';

/** What the game on the page asks, as far as a hand must know it. */
export interface Asked {
  readonly over: boolean;
  readonly version: number;
  readonly question: string;
  /** Whether one may pass, and whether there are answers on the land. */
  readonly canPass: boolean;
  readonly hasPlaces: boolean;
}

/** Waits for the screen of the table, which comes when it is asked for. */
export async function tableIsThere(page: Page): Promise<void> {
  await holds(page, () => window.bastide?.session !== undefined && document.querySelector('.land') !== null);
}

/** Waits until a person is asked or the game is over, and the page has drawn it. */
export async function asked(page: Page): Promise<Asked> {
  await tableIsThere(page);
  return page.evaluate(async () => {
    const { session } = window.bastide;
    if (session === undefined) throw new Error('there is no game on the page');
    const isWaiting = () => {
      const { view, thinking } = session.state;
      const { seat } = view.question;
      if (view.over) return false;
      return thinking !== undefined || seat === undefined || session.table.seats[seat].player === 'bot';
    };
    const until = performance.now() + 20_000;
    while (isWaiting()) {
      if (performance.now() > until) throw new Error(`seat ${session.state.thinking} thinks for ever`);
      await new Promise((resolve) => setTimeout(resolve, 4));
    }
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const { view, version } = session.state;
    const { answers, id } = view.question;
    return {
      over: view.over,
      version,
      question: id,
      canPass: answers.some(({ target }) => target.label === 'pass'),
      hasPlaces: answers.some(({ target }) => target.x !== undefined),
    };
  });
}

/** The panels of the table. */
export const TABS = ['players', 'log', 'remaining', 'track', 'help'] as const;

/** Passing is a button of its own. */
export function passButton(page: Page): Locator {
  return page
    .locator('.turn .actions')
    .getByRole('button', { name: new RegExp(`^${say('en', 'action.pass')}`) });
}

/** Whether the page warns before the last chance is lost: one has to pass a second time. */
export async function isAskedAgain(page: Page): Promise<boolean> {
  return (await page.locator('.turn .last-chance').count()) > 0;
}

/** Lets the bots move at once, and think so little that a whole game takes no time. */
export async function hurryBots(page: Page): Promise<void> {
  await holds(page, () => window.bastide?.session !== undefined);
  await page.evaluate(() => {
    const { session } = window.bastide;
    if (session === undefined) return;
    session.pace = 0;
    session.budget = { iterations: 2 };
  });
}

/** Answers for the person, at random, until a bot is asked. */
export function playOn(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { session } = window.bastide;
    if (session === undefined) throw new Error('there is no game on the page');
    while (session.state.thinking === undefined && !session.state.view.over) {
      const { answers } = session.state.view.question;
      session.play?.(answers[Math.floor(Math.random() * answers.length)].move);
    }
  });
}

/** Gives one answer for whoever is asked, at random. */
export function playRandom(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { session } = window.bastide;
    const answers = session?.state.view.question.answers ?? [];
    session?.play?.(answers[Math.floor(Math.random() * answers.length)].move);
  });
}

export function tilesOn(page: Page): Promise<number> {
  return page.evaluate(() => window.bastide.session?.state.view.tiles.length ?? 0);
}

export interface Spot {
  readonly key: string;
  readonly x: number;
  readonly y: number;
}

/** Where one can point on the land to answer: spots in sight, with nothing over them, once the land has come to rest. */
export function spotsInSight(page: Page): Promise<Spot[]> {
  return page.evaluate(async () => {
    const spotsNow = () =>
      [...document.querySelectorAll<SVGElement>('[data-aim]')].map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { key: element.dataset.aim ?? '', x: left + width / 2, y: top + height / 2 };
      });
    let spots = spotsNow();
    for (let before = ''; JSON.stringify(spots) !== before; ) {
      before = JSON.stringify(spots);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
      spots = spotsNow();
    }
    const board = document.querySelector('.board');
    return spots.filter(({ x, y }) => {
      const front = document.elementFromPoint(x, y);
      return front !== null && board?.contains(front) === true && front.closest('button, a') === null;
    });
  });
}

/** The points of every seat, as the game has them. */
export function scoresOnPage(page: Page): Promise<number[]> {
  return page.evaluate(() => window.bastide.session?.state.view.seats.map(({ points }) => points) ?? []);
}

/** What the moves brought about since so many of them were played. */
export function eventsSince(page: Page, moves: number): Promise<readonly GameEvent[]> {
  return page.evaluate(
    (was) => window.bastide.session?.state.log.slice(was).flatMap(({ events }) => events) ?? [],
    moves,
  );
}

/** Takes back what came after so many moves, even what chance revealed, as only somebody who plays alone may. */
export function takeBackTo(page: Page, moves: number): Promise<void> {
  return page.evaluate((length) => {
    const { session } = window.bastide;
    const by = session?.state.log[length].by;
    const seats: readonly { player: SeatInfo['player'] }[] = session?.table.seats ?? [];
    const players = seats.map(({ player }) => player);
    for (const [index, seat] of seats.entries()) seat.player = index === by ? 'person' : 'bot';
    session?.undo?.();
    for (const [index, seat] of seats.entries()) seat.player = players[index];
  }, moves);
}

/** The whole position, short enough to be told apart by eye. */
export async function positionOnPage(page: Page): Promise<string> {
  const view = await page.evaluate(() => JSON.stringify(window.bastide.session?.state.view));
  return createHash('sha256').update(view).digest('hex').slice(0, 16);
}
