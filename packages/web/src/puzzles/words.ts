import type { Puzzle, Theme } from '@bastide/bots/puzzles';
import type { Language } from '@bastide/rules';
import { useCatalogue } from '../app/use-catalogue.ts';
import { useWords } from '../app/words.ts';
import { sayOfExpansion } from '../expansions/texts.ts';
import { type Plan, presetOf } from '../setup/plan.ts';
import type { Say } from '../texts/catalogue.ts';
import { decimal } from '../texts/decimal.ts';
import { puzzlesTexts } from './texts/catalogue.ts';
import type { PuzzlesKey } from './texts/en.ts';

export interface PuzzleWords {
  readonly say: Say<PuzzlesKey>;
  /** What a puzzle is played with, in a few words: the name of a box, or the sets. */
  setsOf(puzzle: Puzzle): string;
  /** What a puzzle is about, in the words of the puzzles or of the expansion it belongs to. */
  themeWords(theme: Theme): string;
  /** Points with one decimal, as the language writes them. */
  points(number: number): string;
}

/** From so many sets on they are not listed. */
const MANY = 4;

export function usePuzzleWords(): PuzzleWords {
  const say = useCatalogue(puzzlesTexts);
  const { name, lang } = useWords();
  return {
    say,
    setsOf({ sets, options = {} }) {
      const preset = presetOf({ sets, options: options as Plan['options'], seats: [] });
      if (preset !== undefined) return name('preset', preset);
      const more = sets.filter((set) => set !== 'base');
      if (more.length >= MANY) return say('sets.many', { n: more.length });
      return (more.length === 0 ? sets : more).map((set) => name('set', set)).join(', ');
    },
    themeWords(theme) {
      const key = `theme.${theme}`;
      return sayOfExpansion(lang, key) ?? (isOwn(lang, key) ? say(key) : theme);
    },
    points: (number) => decimal(lang, number),
  };
}

function isOwn(lang: Language, key: string): key is PuzzlesKey {
  return Object.hasOwn(puzzlesTexts.in(lang), key);
}
