import { useWords } from '../app/words.ts';

const KEYS = ['move', 'turn', 'confirm', 'cancel', 'pass', 'undo', 'skip', 'why', 'zoom'] as const;

/** What the keys do where one plays, a sentence each; `canSkip` where there are bots whose moves one can skip. */
export function useKeyWords(canSkip: boolean): readonly string[] {
  const { t } = useWords();
  return KEYS.filter((key) => canSkip || key !== 'skip').map((key) => t(`key.${key}`));
}
