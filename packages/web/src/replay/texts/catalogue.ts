import { catalogueOf } from '../../texts/catalogue.ts';
import type { ReplayKey } from './en.ts';

export const replayTexts = catalogueOf<ReplayKey>(import.meta.glob('./??.ts'));
