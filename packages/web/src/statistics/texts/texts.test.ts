import { checkCatalogue } from '../../texts/check-catalogue.ts';
import { SHOWN } from '../figures/drawn.ts';
import { SIZED } from '../figures/features.ts';
import { RECORDS } from '../history/records.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

checkCatalogue(
  new URL('..', import.meta.url),
  { en, fr },
  { compare: SHOWN, highlight: SIZED, record: RECORDS },
);
