import { type Mark, markName } from '@bastide/bots/analysis';
import { useWords } from '../app/words.ts';

/** As chess players write them. */
export const SIGNS: Readonly<Record<Mark, string>> = { slip: '?!', mistake: '?', blunder: '??' };

/** A mark: sign, colour and word. */
export function MarkSign({ mark }: { readonly mark: Mark }) {
  const { lang } = useWords();
  return (
    <span className={`mark mark-${mark}`}>
      <span className="mark-sign" aria-hidden="true">
        {SIGNS[mark]}
      </span>
      {markName(lang, mark)}
    </span>
  );
}
