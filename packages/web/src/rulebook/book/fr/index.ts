import { expansionTexts } from '../../../expansions/book.fr.ts';
import { type Book, bindBook } from '../../book-text.ts';
import { followers, placing, setUp, short, turn } from './basics.ts';
import { edition2014, edition2017 } from './editions.ts';
import { cities, fields, monasteries, roads } from './places.ts';
import { end, majority, scoring } from './points.ts';
import { rulings } from './rulings.ts';

/** The whole rule book in French. */
export const book: Book = bindBook(
  {
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
  },
  rulings,
  expansionTexts,
);
