import { checkCatalogue } from '../../texts/check-catalogue.ts';
import { whyTexts } from './catalogue.ts';

checkCatalogue(new URL('..', import.meta.url), whyTexts);
