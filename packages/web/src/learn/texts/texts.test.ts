import { checkCatalogue } from '../../texts/check-catalogue.ts';
import { learnTexts } from './catalogue.ts';

checkCatalogue(new URL('..', import.meta.url), learnTexts);
