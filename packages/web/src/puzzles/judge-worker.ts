import { type Answer, judgeHere } from './judge-here.ts';

self.onmessage = ({ data }: MessageEvent<Answer>) => {
  self.postMessage(judgeHere(data));
};
