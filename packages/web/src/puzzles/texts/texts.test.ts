import { GRADES, THEMES } from '@bastide/bots/puzzles';
import { sayOfExpansion } from '../../expansions/texts.ts';
import { checkCatalogue } from '../../texts/check-catalogue.ts';
import { puzzlesTexts } from './catalogue.ts';

checkCatalogue(new URL('..', import.meta.url), puzzlesTexts, {
  grade: GRADES,
  theme: THEMES.filter((theme) => sayOfExpansion('en', `theme.${theme}`) === undefined),
  state: ['tried', 'alone', 'helped'],
  came: ['judging', 'right', 'wrong', 'solution'],
});
