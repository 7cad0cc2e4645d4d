import { type Game, type GameEvent, sayNamed } from '@bastide/rules';
import { sayList } from '@bastide/rules/internal';
import type { NoticeKey } from './texts/en.ts';
import type { Words } from './turn-words.ts';

/** The tile that was placed last, what is on it, and who was put there; nothing if there was none. */
export function playedWords(
  game: Game,
  events: readonly GameEvent[],
  names: readonly string[],
  { lang, say }: Words,
): string {
  const placed = events.filter((event) => event.event === 'placed').at(-1);
  if (placed === undefined) return '';
  const { seat, tile, x, y } = placed;
  const land = sayList(
    lang,
    landsOf(game, tile).map((key) => say(key)),
  );
  const params = { who: names[seat], land };
  const deployed = events.filter((event) => event.event === 'deployed').at(-1);
  if (deployed === undefined || deployed.x !== x || deployed.y !== y) return say('played', params);
  const role = deployed.figure === 'follower' ? ROLES[deployed.on.split(':')[0]] : undefined;
  const figure = role === undefined ? sayNamed(lang, `figure.${deployed.figure}.a`) : say(role);
  return say('played.figure', { ...params, figure });
}

/** Nearly every tile has a field: it is told where there is nothing else. */
const LANDS: Readonly<Record<string, NoticeKey>> = {
  city: 'land.city',
  road: 'land.road',
  monastery: 'land.monastery',
  garden: 'land.garden',
  river: 'land.river',
};

const ROLES: Readonly<Record<string, NoticeKey>> = {
  city: 'role.city',
  road: 'role.road',
  monastery: 'role.monastery',
  field: 'role.field',
};

function landsOf({ tiles }: Game, tile: string): readonly NoticeKey[] {
  const kinds = new Set(tiles.types[tiles.indexOf(tile)].spec.segments.map(({ kind }) => kind as string));
  const lands = Object.keys(LANDS).filter((kind) => kinds.has(kind));
  return lands.length === 0 ? ['land.field'] : lands.map((kind) => LANDS[kind]);
}
