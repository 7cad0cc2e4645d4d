import type { Answered, Asked } from './messages.ts';
import { Thinkers } from './thinkers.ts';

const thinkers = new Thinkers();

self.onmessage = ({ data }: MessageEvent<Asked>) => {
  self.postMessage(answerTo(data));
};

function answerTo(asked: Asked): Answered {
  try {
    return { id: asked.id, move: thinkers.answer(asked) };
  } catch (error) {
    return { id: asked.id, fault: error instanceof Error ? error.message : String(error) };
  }
}
