import type { Terms } from '@bastide/protocol';
import { useRef, useState } from 'react';
import { Icon } from '../../app/frame/icon.tsx';
import { inviteTo, linkTo } from '../address.ts';
import { useOnlineWords } from '../texts/words.ts';
import { QrCode } from './qr-code.tsx';

interface InvitationProps {
  readonly game: string;
  readonly keys: { readonly play: string; readonly watch: string };
  readonly terms: Terms;
  /** The game has begun: nobody can sit down any more. */
  readonly isPlaying?: boolean;
}

/** Links nobody can guess: one to play, which one button sends, another to watch. */
export function Invitation({ game, keys, terms, isPlaying = false }: InvitationProps) {
  const { o } = useOnlineWords();
  const play = inviteTo(game, keys.play);
  return (
    <section className="invitation" aria-labelledby="invitation">
      <h2 id="invitation">{o('invite.title')}</h2>
      {!isPlaying && (
        <div className="invite-play">
          <Link label={o('invite.play')} url={play} isMain />
          <QrCode text={play} label={o('invite.qr')} />
        </div>
      )}
      {terms.watch !== 'none' && (
        <Link label={o('invite.watch')} url={linkTo({ at: 'table', game, key: keys.watch })} />
      )}
    </section>
  );
}

interface LinkProps {
  readonly label: string;
  readonly url: string;
  readonly isMain?: boolean;
}

type Sent = 'not-yet' | 'copied' | 'selected';

function Link({ label, url, isMain = false }: LinkProps) {
  const { o, t } = useOnlineWords();
  const field = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<Sent>('not-yet');
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      setSent('copied');
    } catch {
      // Not every page may write there; the link is selected, so the keys can copy it.
      setSent('selected');
    }
  };
  const send = () => {
    if (!('share' in navigator)) return copy();
    // Who closes the system's dialog simply shares nothing.
    return navigator.share({ title: o('invite.share-title'), url }).catch(() => undefined);
  };
  const words = sent === 'copied' ? o('invite.copied') : o(isMain ? 'invite.do' : 'invite.copy');
  return (
    <div className="invite-link">
      <label>
        {label}
        <input ref={field} readOnly value={url} onFocus={(event) => event.target.select()} />
      </label>
      <button
        type="button"
        className={isMain ? 'primary big' : ''}
        aria-label={isMain ? undefined : t('table.turn', { who: words, what: label })}
        onClick={() => void (isMain ? send() : copy())}
      >
        {sent !== 'copied' && <Icon name={isMain ? 'share' : 'copy'} />}
        {words}
      </button>
      <span role="status" className="small">
        {sent === 'selected' && o('invite.selected')}
        {sent === 'copied' && <span className="hidden-text">{o('invite.copied')}</span>}
      </span>
    </div>
  );
}
