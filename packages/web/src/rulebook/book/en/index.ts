import type { Book } from '../../book-text.ts';
import { followers, placing, setUp, short, turn } from './basics.ts';
import { edition2014, edition2017 } from './editions.ts';
import { cities, fields, monasteries, roads } from './places.ts';
import { end, majority, scoring } from './points.ts';

export { rulings } from './rulings.ts';

/** What the book says of the game itself. */
export const chapters: Book = {
  short,
  'set-up': setUp,
  turn,
  placing,
  followers,
  roads,
  cities,
  monasteries,
  fields,
  majority,
  scoring,
  end,
  'edition-2017': edition2017,
  'edition-2014': edition2014,
};
