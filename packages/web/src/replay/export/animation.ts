import { seatColour, seatInk } from '../../art/index.ts';
import type { SeatInfo } from '../../session/types.ts';
import { FilmWriter } from '../gif/film-writer.ts';
import type { Timeline } from '../timeline.ts';
import { frameAt, frameMoments } from './frames.ts';
import { Painter } from './painter.tsx';
import { sheetFor } from './sheet.tsx';

export interface AnimationRequest {
  readonly timeline: Timeline;
  readonly seats: readonly SeatInfo[];
  readonly signal: AbortSignal;
  /** How much is done, from 0 to 1. */
  onProgress(share: number): void;
}

/** The whole game as an animated GIF. Painted in small pieces on the page and written in a worker, so that nothing stands still. */
export async function animated(request: AnimationRequest): Promise<Blob> {
  const { seats, signal } = request;
  const timeline = request.timeline.another();
  const moments = frameMoments(timeline);
  const sheet = sheetFor(frameAt(timeline, timeline.last, timeline.last, 1).view.tiles, seats.length);
  const painter = new Painter(sheet, seats);
  const film = new FilmWriter();
  const stop = () => film.close();
  signal.addEventListener('abort', stop);
  try {
    const { width, height } = painter;
    const samples = await sampled(timeline, moments, painter, signal);
    film.begin({ width, height, samples, exact: exactColours(painter, seats) });
    for (const [i, moment] of moments.entries()) {
      signal.throwIfAborted();
      const frame = frameAt(timeline, moments[i - 1] ?? moment, moment, moments.length);
      await film.add(await painter.paint(frame), frame.hundredths);
      request.onProgress((i + 1) / moments.length);
    }
    const file = await film.finish();
    return new Blob([file.slice()], { type: 'image/gif' });
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
    film.close();
    painter.easel.close();
  }
}

/** Where in a game pictures are taken to find the colours of all: when much stands on the land, and at the end. */
const SAMPLED = [0.35, 0.7, 1];

async function sampled(
  timeline: Timeline,
  moments: readonly number[],
  painter: Painter,
  signal: AbortSignal,
): Promise<Uint8ClampedArray[]> {
  const samples: Uint8ClampedArray[] = [];
  for (const share of SAMPLED) {
    signal.throwIfAborted();
    const moment = moments[Math.round((moments.length - 1) * share)];
    samples.push(await painter.paint(frameAt(timeline, moment, moment, moments.length)));
  }
  return samples;
}

/** Who is who must not change by a shade. */
function exactColours({ easel: { ink } }: Painter, seats: readonly SeatInfo[]): number[] {
  const own = seats.flatMap(({ colour }) => [seatColour(colour), seatInk(colour)]);
  const named = [...own, ink.colour('--paper'), ink.colour('--text'), ink.colour('--board-light')];
  return [...new Set(named)].flatMap((colour) => {
    const hex = /^#([\da-f]{6})$/i.exec(colour)?.[1];
    return hex === undefined ? [] : [Number.parseInt(hex, 16)];
  });
}
