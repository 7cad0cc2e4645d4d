import type { Film } from '../games/film.ts';

/** What files of a game are called: as its record, in letters every system takes. */
export function fileName({ name }: Pick<Film, 'name'>): string {
  const plain = name.replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '');
  return plain === '' ? 'bastide' : plain.slice(0, 60);
}
