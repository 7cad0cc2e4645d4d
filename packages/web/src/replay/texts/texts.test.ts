import { checkCatalogue } from '../../texts/check-catalogue.ts';
import { replayTexts } from './catalogue.ts';

checkCatalogue(new URL('..', import.meta.url), replayTexts);
