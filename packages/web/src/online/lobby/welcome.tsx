import type { TableSummary } from '@bastide/protocol';
import { useState } from 'react';
import { Icon } from '../../app/frame/icon.tsx';
import { codeOf } from '../api.ts';
import { enter, enterUnnamed, lastName, signIn } from '../identity.ts';
import { canHavePasskeys, NoPasskey } from '../passkey.ts';
import { willSit } from '../table/arrivals.ts';
import { useOnlineWords } from '../texts/words.ts';
import { useTermsInWords } from './terms-words.ts';

/** A name is all one needs; who is invited learns by whom and to what, and sits down with it. */
export function Welcome({ invited }: { readonly invited?: Pick<TableSummary, 'game' | 'terms' | 'seats'> }) {
  const { o, why } = useOnlineWords();
  const terms = useTermsInWords();
  const [name, setName] = useState(lastName);
  const [wrong, setWrong] = useState<string>();
  const attempt = async (work: () => Promise<void>) => {
    try {
      setWrong(undefined);
      await work();
    } catch (error) {
      setWrong(why(error instanceof NoPasskey ? 'no-passkey' : codeOf(error)));
    }
  };
  const come = () => {
    if (invited !== undefined) willSit(invited.game);
    return enter(name.trim());
  };
  const host = invited?.seats.find(({ kind }) => kind === 'person')?.name;
  return (
    <main id="main" tabIndex={-1} className="online narrow">
      <h1>
        {invited === undefined && o('title')}
        {invited !== undefined &&
          (host === undefined ? o('welcome.invited') : o('welcome.invited-by', { who: host }))}
      </h1>
      {invited !== undefined && (
        <p className="invited-to">
          <strong>{terms.what(invited.terms)}</strong>
          <span>{terms.how(invited.terms).join(' · ')}</span>
        </p>
      )}
      <p>{o('welcome.about')}</p>
      <form
        className="name-form"
        onSubmit={(event) => {
          event.preventDefault();
          void attempt(come);
        }}
      >
        <label>
          {o('welcome.name')}
          <input
            value={name}
            maxLength={24}
            required
            pattern=".*\S.*"
            autoComplete="nickname"
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <button type="submit" className="primary">
          {invited !== undefined && <Icon name="play" />}
          {o(invited === undefined ? 'welcome.enter' : 'welcome.play')}
        </button>
      </form>
      {wrong !== undefined && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
      <p className="row">
        {invited !== undefined && (
          <button type="button" onClick={() => void attempt(enterUnnamed)}>
            <Icon name="eye" />
            {o('welcome.watch')}
          </button>
        )}
        {canHavePasskeys() && (
          <button type="button" onClick={() => void attempt(signIn)}>
            {o('me.sign-in')}
          </button>
        )}
      </p>
    </main>
  );
}
