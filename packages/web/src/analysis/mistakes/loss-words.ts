import type { Verdict } from '@bastide/bots/analysis';
import type { Language } from '@bastide/rules';
import type { Say } from '../../texts/catalogue.ts';
import { decimal } from '../../texts/decimal.ts';
import { percent } from '../curve/numbers.ts';
import type { AnalysisKey } from '../texts/en.ts';

/** Less would be shown as 0. */
const LEAST = 0.05;

/** What a decision lost, in points and in chances to win; what comes to 0, or to a gain, is left out. */
export function lossWords(
  say: Say<AnalysisKey>,
  lang: Language,
  { points, chance }: Verdict['loss'],
): string {
  const share = percent(chance.mean);
  return say(keyOf(points.mean >= LEAST, share > 0), {
    points: decimal(lang, points.mean),
    percent: share,
  });
}

function keyOf(hasPoints: boolean, hasChance: boolean): AnalysisKey {
  if (!hasChance) return 'item.loss.points';
  return hasPoints ? 'item.loss' : 'item.loss.chance';
}
