import { catalogueOf } from '../../texts/catalogue.ts';
import type { PuzzlesKey } from './en.ts';

export const puzzlesTexts = catalogueOf<PuzzlesKey>(import.meta.glob('./??.ts'));
