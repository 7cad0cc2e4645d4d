import type { Language, Registry } from '@bastide/rules';
import { registry } from './registry.ts';

/** What the letters on the tiles of these sets stand for: `P pennant, i inn`. */
export function markLetters(lang: Language, sets: readonly string[]): string {
  return lettersOf(lang, sets, 'marks', 'mark');
}

/** What the letters before the numbers of figures stand for; nothing where all figures are alike. */
export function figureLetters(lang: Language, sets: readonly string[]): string {
  return lettersOf(lang, sets, 'figures', 'figure');
}

function lettersOf(
  lang: Language,
  sets: readonly string[],
  of: keyof Registry['letters'],
  key: string,
): string {
  const letters = registry.expansions.flatMap((expansion) =>
    sets.includes(expansion.id) ? Object.entries(expansion.letters?.[of] ?? {}) : [],
  );
  return letters
    .filter(([, letter]) => letter !== '')
    .map(([name, letter]) => `${letter} ${registry.sayNamed(lang, `${key}.${name}`)}`)
    .join(', ');
}
