import { catalogueOf } from '../../texts/catalogue.ts';
import type { LearnKey } from './en.ts';

export const learnTexts = catalogueOf<LearnKey>(import.meta.glob('./??.ts'));
