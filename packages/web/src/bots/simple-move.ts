import { defaultAnswer, type Game, type Move } from '@bastide/rules';

/** What is played for a bot that has no answer: a simple one, or else to pass, or the first there is. */
export async function simpleMove(view: Game): Promise<Move> {
  try {
    const { quickAnswer } = await import('./quick-bot.ts');
    return quickAnswer(view);
  } catch {
    return defaultMove(view);
  }
}

export function defaultMove(view: Game): Move {
  return view.question.write(view, defaultAnswer(view));
}
