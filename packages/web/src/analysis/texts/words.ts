import { useWords, type Words } from '../../app/words.ts';
import { type Say, sayFrom } from '../../texts/catalogue.ts';
import { analysisTexts } from './catalogue.ts';
import type { AnalysisKey } from './en.ts';

export interface AnalysisWords extends Words {
  /** The words of the analysis. */
  readonly say: Say<AnalysisKey>;
}

export function useAnalysisWords(): AnalysisWords {
  const words = useWords();
  return { ...words, say: sayFrom(analysisTexts, words.lang) };
}
