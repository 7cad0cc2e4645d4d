import type { Terms } from '@bastide/server/protocol';
import { useRef, useState } from 'react';
import { Icon } from '../../app/frame/icon.tsx';
import { linkTo } from '../address.ts';
import { useOnlineWords } from '../texts/words.ts';

interface InvitationProps {
  readonly game: string;
  readonly keys: { readonly play: string; readonly watch: string };
  readonly terms: Terms;
  /** The game has begun: nobody can sit down any more. */
  readonly isPlaying?: boolean;
}

/** Links nobody can guess: one to play, another to watch. */
export function Invitation({ game, keys, terms, isPlaying = false }: InvitationProps) {
  const { o } = useOnlineWords();
  return (
    <section className="invitation" aria-labelledby="invitation">
      <h2 id="invitation">{o('invite.title')}</h2>
      {!isPlaying && <Link label={o('invite.play')} url={linkTo({ at: 'table', game, key: keys.play })} />}
      {terms.watch !== 'none' && (
        <Link label={o('invite.watch')} url={linkTo({ at: 'table', game, key: keys.watch })} />
      )}
    </section>
  );
}

function Link({ label, url }: { readonly label: string; readonly url: string }) {
  const { o, t } = useOnlineWords();
  const field = useRef<HTMLInputElement>(null);
  const [notice, setNotice] = useState('');
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      setNotice(o('invite.copied'));
    } catch {
      // Not every page may write there; the link is selected, so the keys can copy it.
      setNotice(o('invite.selected'));
    }
  };
  return (
    <div className="invite-link">
      <label>
        {label}
        <input ref={field} readOnly value={url} onFocus={(event) => event.target.select()} />
      </label>
      <span className="row">
        <button
          type="button"
          aria-label={t('table.turn', { who: o('invite.copy'), what: label })}
          onClick={() => void copy()}
        >
          <Icon name="copy" />
          {o('invite.copy')}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            aria-label={t('table.turn', { who: o('invite.share'), what: label })}
            // Who closes the system's dialog simply shares nothing.
            onClick={() =>
              void navigator.share({ title: o('invite.share-title'), url }).catch(() => undefined)
            }
          >
            <Icon name="share" />
            {o('invite.share')}
          </button>
        )}
      </span>
      <span role="status" className="small">
        {notice}
      </span>
    </div>
  );
}
