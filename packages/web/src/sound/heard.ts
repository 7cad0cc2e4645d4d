import type { GameEvent } from '@bastide/rules';
import { eventSounds } from '../expansions/tables.ts';
import type { Sound } from './tones.ts';

/** What some events sound like together; each sound once. */
export function soundsOf(events: readonly GameEvent[]): readonly Sound[] {
  return [...new Set(events.flatMap(soundOf))];
}

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

export const TURN_TREMOR: readonly number[] = [30];
