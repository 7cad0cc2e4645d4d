import { catalogueOf } from '../../texts/catalogue.ts';
import type { RulebookKey } from './en.ts';

export const rulebookTexts = catalogueOf<RulebookKey>(import.meta.glob('./??.ts'));
