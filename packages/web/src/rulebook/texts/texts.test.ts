import { checkCatalogue } from '../../texts/check-catalogue.ts';
import { SECTIONS } from '../outline.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

checkCatalogue(new URL('..', import.meta.url), { en, fr }, { section: SECTIONS });
