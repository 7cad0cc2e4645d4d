/** Tests may speak every language at once. */
import { levelTexts } from '@bastide/bots';
import { reasonTexts } from '@bastide/bots/analysis';
import { languages, loadTexts } from '@bastide/rules';
import { phraseTexts } from '../play/phrases.ts';

await Promise.all(
  languages.flatMap((lang) => [
    loadTexts(lang),
    levelTexts.load(lang),
    reasonTexts.load(lang),
    phraseTexts.load(lang),
  ]),
);
