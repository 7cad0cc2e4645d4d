import { useWords } from '../../app/words.ts';

const KEYS = [
  'key.move',
  'key.turn',
  'key.confirm',
  'key.cancel',
  'key.pass',
  'key.undo',
  'key.skip',
  'key.why',
  'key.zoom',
] as const;

/** What the keys do where one plays, a sentence each; `canSkip` where there are bots whose moves one can skip. */
export function useKeyWords(canSkip: boolean): readonly string[] {
  const { t } = useWords();
  return KEYS.filter((key) => canSkip || key !== 'key.skip').map((key) => t(key));
}
