import type { GameEvent } from '@bastide/rules';

/** A short tone: when it begins and how long it lasts in seconds, its pitch in hertz, its loudness up to 1. */
export interface Tone {
  readonly at: number;
  readonly lasts: number;
  readonly pitch: number;
  readonly loud: number;
  readonly shape: 'sine' | 'triangle' | 'square';
}

const knock = (pitch: number, at = 0): Tone => ({ at, lasts: 0.09, pitch, loud: 0.5, shape: 'triangle' });
const bell = (pitch: number, at: number): Tone => ({ at, lasts: 0.5, pitch, loud: 0.22, shape: 'sine' });

/** Wood on wood for what is placed, small bells for points. */
const SOUNDS = {
  placed: [knock(170), knock(120, 0.03)],
  deployed: [knock(420), knock(310, 0.05)],
  awarded: [bell(659, 0.12), bell(880, 0.22), bell(1319, 0.32)],
  over: [bell(523, 0.1), bell(659, 0.25), bell(784, 0.4), bell(1047, 0.55)],
} as const satisfies Partial<Record<GameEvent['event'], readonly Tone[]>>;

/** What some events sound like together; each kind of event once. */
export function tonesFor(events: readonly GameEvent[]): readonly Tone[] {
  const kinds = new Set<string>(events.map(({ event }) => event));
  return Object.entries(SOUNDS).flatMap(([kind, tones]) => (kinds.has(kind) ? tones : []));
}
