import { GRADES, THEMES } from '@bastide/bots/puzzles';
import { checkCatalogue } from '../../texts/check-catalogue.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

checkCatalogue(
  new URL('..', import.meta.url),
  { en, fr },
  {
    grade: GRADES,
    theme: THEMES,
    state: ['tried', 'alone', 'helped'],
    came: ['judging', 'right', 'wrong', 'solution'],
  },
);
