import { catalogueOf } from '../../texts/catalogue.ts';
import type { OnlineKey } from './en.ts';

export const onlineTexts = catalogueOf<OnlineKey>(import.meta.glob('./??.ts'));
