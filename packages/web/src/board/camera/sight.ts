import type { Cause, Scene } from './manners.ts';

/** What is to be seen, whatever the size of the box. */
export interface Sight extends Omit<Scene, 'pane' | 'least' | 'ratio'> {
  /** Whether it is pointed at with a finger. */
  readonly isFinger: boolean;
}

/** Why the camera may move now, if it may. Tiles are new objects in every state: their number and the last one tell. */
export function causeOf(before: Sight | undefined, now: Sight): Cause | undefined {
  if (before === undefined) return 'grown';
  const more = now.tiles.length - before.tiles.length;
  if (more < 0) return 'shrunk';
  if (more > 0 || now.last?.x !== before.last?.x || now.last?.y !== before.last?.y) return 'grown';
  return isSameAsked(before, now) ? undefined : 'asked';
}

function isSameAsked(one: Sight, other: Sight): boolean {
  const asked = ({ places, part }: Sight) => JSON.stringify([places, part]);
  return asked(one) === asked(other);
}
