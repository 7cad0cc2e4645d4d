import type { Line, Point } from '../geometry.ts';

/** What paints: the context of a canvas, in the page or in a worker. Units are those of a tile, 100 × 100. */
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Whether this browser has canvases that nobody sees. */
export function canPaint(): boolean {
  return typeof OffscreenCanvas !== 'undefined' && new OffscreenCanvas(1, 1).getContext('2d') !== null;
}

/** A canvas nobody sees, and its pen. */
export function newPen(width: number, height = width): OffscreenCanvasRenderingContext2D {
  const pen = new OffscreenCanvas(width, height).getContext('2d');
  if (pen === null) throw new Error('this browser has no canvas');
  return pen;
}

export function trace(pen: Pen, line: Line, isClosed = true): void {
  pen.beginPath();
  for (const [i, { x, y }] of line.entries()) {
    if (i === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  }
  if (isClosed) pen.closePath();
}

export function fillShape(pen: Pen, line: Line, colour: string): void {
  trace(pen, line);
  pen.fillStyle = colour;
  pen.fill();
}

/** A line with round ends. */
export function drawLine(pen: Pen, line: Line, width: number, colour: string): void {
  trace(pen, line, false);
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.strokeStyle = colour;
  pen.stroke();
}

export function fillDisc(pen: Pen, { x, y }: Point, rx: number, ry: number, colour: string): void {
  pen.beginPath();
  pen.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
  pen.fillStyle = colour;
  pen.fill();
}
