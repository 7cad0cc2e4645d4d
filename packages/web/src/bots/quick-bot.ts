import { createBot } from '@bastide/bots';
import type { Game, Move } from '@bastide/rules';

/** A simple answer, thought of in the page itself. Loaded only where a worker has failed. */
export function quickAnswer(view: Game): Move {
  const code = createBot('page', { seed: 1 }).choose(view);
  if (!view.mayPlay(code)) throw new Error(`${code} does not answer ${view.question.id}`);
  return view.question.write(view, code);
}
