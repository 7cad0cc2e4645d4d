import { useWords, type Words } from '../../app/words.ts';
import { type Say, sayFrom } from '../../texts/catalogue.ts';
import { type AnalysisKey, en } from './en.ts';
import { fr } from './fr.ts';

export interface AnalysisWords extends Words {
  /** The words of the analysis. */
  readonly say: Say<AnalysisKey>;
}

export function useAnalysisWords(): AnalysisWords {
  const words = useWords();
  return { ...words, say: sayFrom({ en, fr }, words.lang) };
}
