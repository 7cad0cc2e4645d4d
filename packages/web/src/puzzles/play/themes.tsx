import type { Theme } from '@bastide/bots/puzzles';
import { usePuzzleWords } from '../words.ts';

/** What a puzzle is about, a word or two each. */
export function Themes({ themes }: { readonly themes: readonly Theme[] }) {
  const { say, themeWords } = usePuzzleWords();
  return (
    <ul className="bare themes" aria-label={say('hint.themes')}>
      {themes.map((theme) => (
        <li key={theme}>{themeWords(theme)}</li>
      ))}
    </ul>
  );
}
