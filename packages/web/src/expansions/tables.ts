import type { GameEvent } from '@bastide/rules';
import type { ComponentType } from 'react';
import type { TableView } from '../session/types.ts';
import type { Sound } from '../sound/tones.ts';
import { gather } from './gather.ts';
import type { HappenedProps, Luck, Overlay, TableExtras } from './table-extras.ts';

const byId = gather(import.meta.glob<TableExtras>('./*/table.ts', { eager: true, import: 'table' }));
const parts = [...byId.values()];

/** The piece that stands before what happened in the log, by the event. */
export const eventPieces: Readonly<Record<string, string>> = Object.assign(
  {},
  ...parts.map(({ events }) => events),
);

/** What is heard when something happens, by the event. */
export const eventSounds: Readonly<Record<string, Sound | undefined>> = Object.assign(
  {},
  ...parts.map(({ sounds }) => sounds),
);

/** What chance brought to whoever tried it, if an event tells that. */
export function luckIn(event: GameEvent, next: GameEvent | undefined): Luck | undefined {
  for (const { luck } of parts) {
    const found = luck?.(event, next);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What is seen on the land for a moment when something happens, by the event. */
export const eventScenes: Readonly<Record<string, ComponentType<HappenedProps> | undefined>> = Object.assign(
  {},
  ...parts.map(({ happened }) => happened),
);

/** Questions that come from a sign on the tile just placed. */
export const questionsFromTile: readonly string[] = parts.flatMap(({ fromTile = [] }) => fromTile);

/** Causes of points that are one source to a player, with the key of its name. */
export const sourceFamilies: readonly { readonly cause: RegExp; readonly family: string }[] = [
  ...byId,
].flatMap(([id, { sources }]) => (sources === undefined ? [] : [{ cause: sources, family: `set.${id}` }]));

/** Everything that is drawn over the tiles of a land. */
export function overlaysOf(view: Pick<TableView, 'tiles' | 'things'>): Overlay[] {
  return parts.flatMap(({ overlay }) => overlay?.(view) ?? []);
}
