import { type Lapse, lapseName } from '@bastide/bots/analysis';
import { useWords } from '../../app/words.ts';

/** As chess players write them. */
export const SIGNS: Readonly<Record<Lapse, string>> = { slip: '?!', mistake: '?', blunder: '??' };

/** A lapse: sign, colour and word. */
export function LapseSign({ lapse }: { readonly lapse: Lapse }) {
  const { lang } = useWords();
  return (
    <span className={`lapse lapse-${lapse}`}>
      <span className="lapse-sign" aria-hidden="true">
        {SIGNS[lapse]}
      </span>
      {lapseName(lang, lapse)}
    </span>
  );
}
