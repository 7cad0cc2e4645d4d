import type { Pen } from '../pen.ts';

/** A pen that paints nothing and writes down everything: each call with its arguments, each colour and width that is set. */
export interface Recording {
  readonly pen: Pen;
  readonly calls: string[];
}

export function recordingPen(): Recording {
  const calls: string[] = [];
  const gradient = { addColorStop: () => undefined };
  const pen = new Proxy({} as OffscreenCanvasRenderingContext2D, {
    get: (_, name) => {
      if (name === 'canvas') return { width: 1, height: 1 };
      return (...values: readonly unknown[]) => {
        calls.push(`${String(name)}(${values.map(word).join()})`);
        return gradient;
      };
    },
    set: (_, name, value) => {
      calls.push(`${String(name)}=${word(value)}`);
      return true;
    },
  });
  return { pen, calls };
}

const word = (value: unknown): string => (typeof value === 'object' ? '·' : String(value));

/** In the place of a canvas, for what is painted where nobody sees it. */
export class UnseenCanvas {
  getContext(): Pen {
    return UNSEEN;
  }
}

const UNSEEN = new Proxy({} as OffscreenCanvasRenderingContext2D, {
  get: () => () => UNSEEN,
  set: () => true,
});
