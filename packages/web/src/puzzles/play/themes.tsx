import type { Theme } from '@bastide/bots/puzzles';
import { usePuzzleWords } from '../words.ts';

/** What a puzzle is about, a word or two each. */
export function Themes({ themes }: { readonly themes: readonly Theme[] }) {
  const { say } = usePuzzleWords();
  return (
    <ul className="bare themes" aria-label={say('hint.themes')}>
      {themes.map((theme) => (
        <li key={theme}>{say(`theme.${theme}`)}</li>
      ))}
    </ul>
  );
}
