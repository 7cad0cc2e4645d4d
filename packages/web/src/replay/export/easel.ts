import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Brush } from './brush.ts';
import { type Ink, mixInk } from './ink.ts';
import type { Sprite } from './sprites.tsx';

const EMPTY = /><\/(?:path|rect|circle|use|ellipse)>/g;

/** A board nobody sees, on which drawings are made that leave the page. To be closed at the end. */
export class Easel {
  readonly ink: Ink;
  readonly #board = document.createElement('div');
  readonly #brush = new Brush();
  readonly #drawing: Element;
  readonly #root: Root;

  constructor() {
    this.#board.className = 'board';
    this.#board.hidden = true;
    this.#board.innerHTML = '<svg><g></g><g class="figure"></g></svg>';
    document.body.append(this.#board);
    const [drawing, figure] = this.#board.querySelectorAll('g');
    this.#drawing = drawing;
    this.#root = createRoot(drawing);
    this.ink = mixInk(figure);
  }

  /** A drawing as SVG. */
  write(drawing: ReactNode): string {
    this.#draw(drawing);
    return this.#drawing.innerHTML.replace(EMPTY, '/>');
  }

  /** Paints a part where it lies, on a canvas whose corner lies at `from`; a board unit has `scale` pixels. */
  paint(
    context: CanvasRenderingContext2D,
    { x, y, width, height, drawing }: Sprite,
    from: { readonly x: number; readonly y: number },
    scale: number,
  ): void {
    this.#draw(drawing);
    context.save();
    context.translate(Math.round((x - from.x) * scale), Math.round((y - from.y) * scale));
    context.scale(scale, scale);
    context.beginPath();
    context.rect(0, 0, width, height);
    context.clip();
    this.#brush.paint(context, this.#drawing);
    context.restore();
  }

  close(): void {
    this.#root.unmount();
    this.#board.remove();
  }

  #draw(drawing: ReactNode): void {
    flushSync(() => this.#root.render(drawing));
  }
}

/** Milliseconds of work at a stretch: short enough that nobody notices. */
const STRETCH = 12;

let since = 0;

/** Lets the page draw and answer when work has taken long enough. To be called between its pieces. */
export async function breathe(): Promise<void> {
  const now = performance.now();
  if (now - since < STRETCH) return;
  await new Promise((resolve) => setTimeout(resolve));
  since = performance.now();
}
