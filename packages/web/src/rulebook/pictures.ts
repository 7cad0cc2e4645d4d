import { expansionPictures } from '../expansions/pictures.ts';
import type { Picture } from '../still/picture.ts';
import { pictures as ofTheGame } from './pictures.table.ts';

/** Every picture of the book, by name. */
export const pictures: Readonly<Record<string, Picture>> = { ...ofTheGame, ...expansionPictures };
