import type { Picture } from '../still/picture.ts';
import { gather } from './gather.ts';

type Pictures = Readonly<Record<string, Picture>>;

const found = import.meta.glob<Pictures>('./*/pictures.table.ts', { eager: true, import: 'pictures' });

/** The pictures in the chapters of all expansions, by name. */
export const expansionPictures: Pictures = Object.assign({}, ...gather(found).values());
