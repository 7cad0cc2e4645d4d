import type { TableInfo } from '@bastide/protocol';
import { keptProof } from '../proof.ts';
import { useOnlineWords } from '../texts/words.ts';

/** That the draws are fixed before anyone sits down, and what this browser adds to them. */
export function Commitment({ info, game }: { readonly info: TableInfo; readonly game: string }) {
  const { o } = useOnlineWords();
  const own = keptProof(game);
  return (
    <details className="commitment">
      <summary>{o('fair.title')}</summary>
      <p>{o('fair.about')}</p>
      <dl>
        <dt>{o('fair.commitment')}</dt>
        <dd>
          <code>{info.commitment}</code>
        </dd>
        {own !== undefined && (
          <>
            <dt>{o('fair.own-nonce')}</dt>
            <dd>
              <code>{own.nonce}</code>
            </dd>
          </>
        )}
      </dl>
    </details>
  );
}
