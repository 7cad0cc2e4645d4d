import type { Page } from 'playwright-core';
import { tableIsThere } from '../support/table.ts';
import { unpainted } from '../support/unpainted.ts';

/** How a game was played: answers given in the page's own list, and at random by the session when time ran out. */
export interface Played {
  readonly listed: number;
  readonly hurried: number;
}

/**
 * Plays until the game is over with the buttons of the page: its list of all choices, the hand, answers without a place. What
 * is left after the given milliseconds is played without the list.
 */
export async function playFromList(page: Page, milliseconds: number): Promise<Played> {
  await tableIsThere(page);
  return unpainted(
    page,
    async (time: number) => {
      const { session } = window.bastide;
      if (session === undefined) throw new Error('there is no game on the page');
      const until = performance.now() + time;
      const pause = () => new Promise((resolve) => setTimeout(resolve));
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      const press = async (selector: string) => {
        const [button] = all(selector);
        button?.click();
        if (button !== undefined) await pause();
      };
      let listed = 0;
      let hurried = 0;
      while (!session.state.view.over) {
        if (session.state.thinking !== undefined) {
          await pause();
        } else if (performance.now() > until) {
          const { answers } = session.state.view.question;
          session.play?.(answers[Math.floor(Math.random() * answers.length)].move);
          if (++hurried % 20 === 0) await pause();
        } else {
          const { version, view } = session.state;
          await press('.hand > button[aria-expanded="false"]');
          await press('.all-choices:not([open]) > summary');
          const inList = all('.all-choices li button');
          const buttons = inList.length > 0 ? inList : all('.answers button, .hand li button');
          if (buttons.length === 0) throw new Error(`nothing to press for “${view.question.id}”`);
          buttons[Math.floor(Math.random() * buttons.length)].click();
          await pause();
          if (session.state.version === version) await press('.turn .confirm');
          if (session.state.version === version) throw new Error(`“${view.question.id}” was not answered`);
          listed++;
        }
      }
      await pause();
      return { listed, hurried };
    },
    milliseconds,
  );
}
