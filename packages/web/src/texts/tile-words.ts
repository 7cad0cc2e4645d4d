import { type Language, say, type TileSpec } from '@bastide/rules';
import { nameOf, speak } from './speak.ts';

const EDGES = ['N', 'E', 'S', 'W'];

/**
 * A tile as one would say it to somebody who can't see it: what leads where, `city (north, pennant), road (east, south)`. Fields
 * fill the rest and are said only where there is nothing else.
 */
export function describeTile(lang: Language, { segments, marks }: TileSpec, rot = 0): string {
  const said = segments
    .filter(({ kind }) => kind !== 'field')
    .map(({ kind, edges, halves, marks: own }) => {
      const sides = edges.length > 0 ? edges : [...new Set(halves.map((half) => half[0]))];
      const where = sides.map((side) => nameOf(lang, 'side', turned(side, rot)));
      const details = listed(lang, [...where, ...markWords(lang, own)]);
      const what = nameOf(lang, 'kind', kind);
      return details === '' ? what : speak(lang, 'tile.part', { what, details });
    });
  const all = [...said, ...markWords(lang, marks)];
  return listed(lang, said.length === 0 ? [nameOf(lang, 'kind', 'field'), ...all] : all);
}

function turned(edge: string, rot: number): string {
  const at = EDGES.indexOf(edge);
  return at < 0 ? edge : EDGES[(at + rot / 90) % EDGES.length];
}

function markWords(lang: Language, marks: TileSpec['marks']): string[] {
  return Object.entries(marks).flatMap(([mark, count]) => (count > 0 ? [nameOf(lang, 'mark', mark)] : []));
}

function listed(lang: Language, items: readonly string[]): string {
  return items.length === 0 ? '' : items.reduce((some, last) => say(lang, 'list.comma', { some, last }));
}
