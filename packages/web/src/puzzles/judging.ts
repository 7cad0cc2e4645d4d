import type { Verdict } from '@bastide/bots/puzzles';
import { type Answer, judgeHere } from './judge-here.ts';

/** Judges an answer in a worker, so that the page does not wait for it; where there is none, here. */
export function judge(answer: Answer): Promise<Verdict> {
  return new Promise((resolve, reject) => {
    const here = () => {
      try {
        resolve(judgeHere(answer));
      } catch (error) {
        reject(error);
      }
    };
    try {
      const worker = new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<Verdict>) => {
        worker.terminate();
        resolve(data);
      };
      worker.onerror = (event) => {
        event.preventDefault();
        worker.terminate();
        here();
      };
      worker.postMessage(answer);
    } catch {
      here();
    }
  });
}
