import { GRADES, THEMES } from '@bastide/bots/puzzles';
import { sayOfExpansion } from '../../expansions/tables.ts';
import { checkCatalogue } from '../../texts/check-catalogue.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

checkCatalogue(
  new URL('..', import.meta.url),
  { en, fr },
  {
    grade: GRADES,
    theme: THEMES.filter((theme) => sayOfExpansion('en', `theme.${theme}`) === undefined),
    state: ['tried', 'alone', 'helped'],
    came: ['judging', 'right', 'wrong', 'solution'],
  },
);
