import { adviseOn, Judge } from '@bastide/bots/analysis';
import { newGame } from '@bastide/rules';
import type { FromAnalyst, ToAnalyst } from './messages.ts';

let judge: Judge | undefined;

self.onmessage = ({ data }: MessageEvent<ToAnalyst>) => {
  self.postMessage(answerTo(data));
};

function answerTo(asked: ToAnalyst): FromAnalyst {
  try {
    if ('task' in asked) {
      judge = new Judge(asked.task.setup, asked.task.moves, asked.task.level);
      return { decisions: judge.decisions.length };
    }
    if ('advise' in asked) return { advice: adviceFor(asked.advise) };
    if (judge === undefined) throw new Error('no game to judge');
    return { judged: asked.judge, verdict: judge.judge(asked.judge) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

function adviceFor({ setup, state, level }: Extract<ToAnalyst, { advise: unknown }>['advise']) {
  const made = newGame(setup);
  if ('error' in made) throw new Error(made.error);
  made.ok.restore(state);
  return adviseOn(made.ok, level);
}
