import { catalogueOf } from '../../texts/catalogue.ts';
import type { StatisticsKey } from './en.ts';

export const statisticsTexts = catalogueOf<StatisticsKey>(import.meta.glob('./??.ts'));
