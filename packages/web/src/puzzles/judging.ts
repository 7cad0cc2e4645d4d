import type { Verdict } from '@bastide/bots/puzzles';
import { Engine } from '../engine/engine.ts';
import { judgeHere, type PuzzleTurn } from './judge-here.ts';

/** Judges a turn in an engine, so that the page does not wait for it; where there is none, here. */
export function judge(turn: PuzzleTurn): Promise<Verdict> {
  const answer = new Promise<Verdict>((resolve, reject) => {
    const end = () => engine.close();
    const fail = (message = 'the engine died') => {
      end();
      reject(new Error(message));
    };
    const engine = new Engine('puzzle', {
      answer(verdict) {
        end();
        resolve(verdict);
      },
      fault: fail,
      lost: fail,
    });
    engine.ask(turn);
  });
  return answer.catch(() => judgeHere(turn));
}
