import type { Page } from 'playwright-core';
import { unseen } from '../support/painting.ts';
import { tableIsThere } from '../support/table.ts';

/** How a game was played: answers given with the page's own buttons, and at random by the session. */
export interface Played {
  readonly listed: number;
  readonly random: number;
}

/** Every question is answered with the buttons so many times, and from then on every so many times. */
const FIRST = 12;
const LATER = 4;

/**
 * Plays until the game is over, with the buttons of the page (its list of all choices, the hand, answers without a place) where a question
 * is new and again and again later. All else is played without them: it is the same buttons once more.
 */
export async function playFromList(page: Page): Promise<Played> {
  await tableIsThere(page);
  return unseen(page, () => page.evaluate(playInPage, [FIRST, LATER] as const));
}

async function playInPage([first, later]: readonly [number, number]): Promise<Played> {
  const { session } = window.bastide;
  if (session === undefined) throw new Error('there is no game on the page');
  const pause = () => new Promise((resolve) => setTimeout(resolve));
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const oneOf = <T>(many: readonly T[]): T => many[Math.floor(Math.random() * many.length)];
  const press = async (selector: string) => {
    const [button] = all(selector);
    button?.click();
    if (button !== undefined) await pause();
  };
  const answerFromList = async () => {
    await pause();
    const { version, view } = session.state;
    await press('.hand > button[aria-expanded="false"]');
    await press('.all-choices:not([open]) > summary');
    const inList = all('.all-choices li button');
    const buttons = inList.length > 0 ? inList : all('.answers button, .hand li button');
    if (buttons.length === 0) throw new Error(`nothing to press for “${view.question.id}”`);
    oneOf(buttons).click();
    await pause();
    if (session.state.version === version) await press('.turn .confirm');
    if (session.state.version === version) throw new Error(`“${view.question.id}” was not answered`);
  };
  const times = new Map<string, number>();
  const played = { listed: 0, random: 0 };
  while (!session.state.view.over) {
    if (session.state.thinking !== undefined) {
      await pause();
      continue;
    }
    const { id, answers } = session.state.view.question;
    const before = times.get(id) ?? 0;
    times.set(id, before + 1);
    if (before < first || before % later === 0) {
      await answerFromList();
      played.listed++;
    } else {
      // Without a pause: the page draws what came of several at once.
      session.play?.(oneOf(answers).move);
      played.random++;
    }
  }
  await pause();
  return played;
}
