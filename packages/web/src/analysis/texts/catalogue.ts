import { reasonTexts } from '@bastide/bots/analysis';
import { catalogueOf, partOfPage } from '../../texts/catalogue.ts';
import type { AnalysisKey } from './en.ts';

export const analysisTexts = catalogueOf<AnalysisKey>(import.meta.glob('./??.ts'));

// What bots say of moves comes with it.
partOfPage(reasonTexts);
