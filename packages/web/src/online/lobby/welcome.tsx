import { useState } from 'react';
import { codeOf } from '../api.ts';
import { enter, lastName, rememberName, signIn } from '../identity.ts';
import { canHavePasskeys, NoPasskey } from '../passkey.ts';
import { useOnlineWords } from '../texts/words.ts';

/** A name is all one needs. */
export function Welcome({ isInvited }: { readonly isInvited: boolean }) {
  const { o, why } = useOnlineWords();
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
  return (
    <main id="main" tabIndex={-1} className="online narrow">
      <h1>{o(isInvited ? 'welcome.invited' : 'title')}</h1>
      <p>{o('welcome.about')}</p>
      <form
        className="name-form"
        onSubmit={(event) => {
          event.preventDefault();
          rememberName(name.trim());
          void attempt(() => enter(name.trim()));
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
          {o('welcome.enter')}
        </button>
      </form>
      {wrong !== undefined && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
      {canHavePasskeys() && (
        <p className="row">
          <button type="button" onClick={() => void attempt(signIn)}>
            {o('me.sign-in')}
          </button>
        </p>
      )}
    </main>
  );
}
