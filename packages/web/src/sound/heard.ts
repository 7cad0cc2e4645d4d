import type { GameEvent } from '@bastide/rules';
import { litStep } from '../board/effects/effects.ts';
import { eventSounds } from '../expansions/tables.ts';
import type { Heard } from './instrument.ts';
import { higher, type Sound } from './tones.ts';

/** A row of steps is softer than what it leads to. */
const SOFT = 0.45;

/** What some events sound like together; each sound once. Where tiles light up one by one, each is heard before the points are. */
export function soundsOf(events: readonly GameEvent[], isMoving = true): readonly Heard[] {
  const tiles = isMoving ? tilesCounted(events) : 0;
  const step = litStep(tiles) / 1000;
  const row = Array.from({ length: tiles }, (_, n) => ({
    sound: 'step' as const,
    after: n * step,
    higher: higher(n),
    soft: SOFT,
  }));
  const after = tiles * step;
  const sounds = [...new Set(events.flatMap(soundOf))];
  return [
    ...row,
    ...sounds.map((sound) => (after > 0 && AFTER_COUNTING.has(sound) ? { sound, after } : { sound })),
  ];
}

const AFTER_COUNTING: ReadonlySet<Sound> = new Set(['coins', 'bell']);

/** How many tiles the largest feature has that was scored. */
function tilesCounted(events: readonly GameEvent[]): number {
  return Math.max(0, ...events.map((event) => (event.event === 'awarded' ? (event.because.tiles ?? 0) : 0)));
}

/** The n-th thing of the final count. */
export const countedSound = (n: number): Heard => ({ sound: 'step', higher: higher(n) });

function soundOf(event: GameEvent): Sound[] {
  switch (event.event) {
    case 'placed':
      return ['tile'];
    case 'deployed':
      return ['figure'];
    case 'discarded':
      return ['wind'];
    case 'over':
      return ['bells'];
    case 'awarded':
      return event.cause === 'city' ? ['coins', 'bell'] : ['coins'];
    case 'happened':
      return knownSound(event.what);
    case 'laid':
    case 'neutral':
      return ['figure'];
    default:
      return [];
  }
}

/** What an expansion lets be heard. */
function knownSound(what: string): Sound[] {
  const sound = eventSounds[what];
  return sound === undefined ? [] : [sound];
}

/** Milliseconds a phone trembles and rests in turn for what has happened; undefined if it keeps still. */
export function tremorOf(events: readonly GameEvent[]): readonly number[] | undefined {
  const kinds = new Set<string>(events.map(({ event }) => event));
  if (kinds.has('awarded')) return [18, 50, 28];
  return kinds.has('placed') ? [14] : undefined;
}
