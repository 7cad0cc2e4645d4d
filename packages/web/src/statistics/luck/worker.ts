import { lucksOf } from '@bastide/bots';
import type { LuckAsked, LuckTold } from './messages.ts';

self.onmessage = ({ data }: MessageEvent<LuckAsked>) => {
  const tell = (told: LuckTold) => self.postMessage(told);
  try {
    const { setup, moves, part, parts } = data;
    const lucks = lucksOf(setup, moves, { part, parts });
    let next = lucks.next();
    while (next.done !== true) {
      tell({ draw: next.value });
      next = lucks.next();
    }
    tell({ end: next.value === undefined ? 'done' : 'failed' });
  } catch {
    tell({ end: 'failed' });
  }
};
