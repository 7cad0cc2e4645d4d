import { useWords, type Words } from '../../app/words.ts';
import { type Say, sayFrom } from '../../texts/catalogue.ts';
import { replayTexts } from './catalogue.ts';
import type { ReplayKey } from './en.ts';

export interface ReplayWords extends Words {
  /** The words of this screen. */
  readonly say: Say<ReplayKey>;
}

export function useReplayWords(): ReplayWords {
  const words = useWords();
  return { ...words, say: sayFrom(replayTexts, words.lang) };
}
