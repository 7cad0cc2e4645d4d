import { checkCatalogue } from '../../texts/check-catalogue.ts';
import { SECTIONS } from '../outline.ts';
import { rulebookTexts } from './catalogue.ts';

checkCatalogue(new URL('..', import.meta.url), rulebookTexts, { section: SECTIONS });
