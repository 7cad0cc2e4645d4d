import type { FilmAnswered, FilmAsked } from './film-writer.ts';
import { GifWriter } from './gif.ts';
import { Palette } from './palette.ts';

let writer: GifWriter | undefined;

self.onmessage = ({ data }: MessageEvent<FilmAsked>) => {
  self.postMessage(answerTo(data));
};

function answerTo(asked: FilmAsked): FilmAnswered {
  if (asked.ask === 'begin') {
    const { width, height, samples, exact } = asked;
    writer = new GifWriter(width, height, new Palette(samples, exact));
  } else if (asked.ask === 'add') writer?.add(asked.picture, asked.hundredths);
  else if (writer !== undefined) return { file: writer.finish() };
  return {};
}
