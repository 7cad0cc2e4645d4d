import { catalogueOf } from '../../texts/catalogue.ts';
import type { WhyKey } from './en.ts';

export const whyTexts = catalogueOf<WhyKey>(import.meta.glob('./??.ts'));
