/** Tests of the page may speak every language at once. */
import { languages } from '@bastide/rules';
import { loadWords } from '../texts/catalogue.ts';

import.meta.glob('../*/texts/{catalogue,speak}.ts', { eager: true });
import.meta.glob(['../texts/speak.ts', '../expansions/texts.ts', '../learn/lessons/lesson-words.ts'], {
  eager: true,
});
await Promise.all(languages.map(loadWords));
