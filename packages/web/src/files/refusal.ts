import { explainFailure, type Failure, type Language } from '@bastide/rules';
import { speak } from '../texts/speak.ts';

/** Why a record can't be opened. Faults of a file are told as such; those of a set-up have their own words. */
export function refusalWords(lang: Language, failure: Failure): string {
  const move = /^moves\.(\d+)/.exec(failure.at)?.[1];
  if (move !== undefined) return speak(lang, 'file.bad-move', { n: Number(move) + 1 });
  if (failure.error === 'not-an-object' && failure.at === '') return speak(lang, 'file.not-json');
  return explainFailure(lang, failure);
}
