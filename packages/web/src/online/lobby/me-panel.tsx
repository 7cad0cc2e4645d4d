import { useState } from 'react';
import { useStore } from '../../app/store.ts';
import { writeAddress } from '../address.ts';
import { codeOf } from '../api.ts';
import { identity, keep, rename, signIn, signOut } from '../identity.ts';
import { NoticeSwitch } from '../notices/notice-switch.tsx';
import { canHavePasskeys, NoPasskey } from '../passkey.ts';
import { useOnlineWords } from '../texts/words.ts';
import { Keys } from './keys.tsx';
import './me-panel.css';
import { Programs } from './programs.tsx';

/** Who one is here, and how to stay it. */
export function MePanel() {
  const { o, why } = useOnlineWords();
  const who = useStore(identity);
  const [outcome, setOutcome] = useState<{ readonly words: string; readonly isWrong: boolean }>();
  const attempt = async (work: () => Promise<void>, done: string) => {
    try {
      await work();
      setOutcome({ words: done, isWrong: false });
    } catch (error) {
      const code = error instanceof NoPasskey ? 'no-passkey' : codeOf(error);
      setOutcome({ words: why(code), isWrong: true });
    }
  };
  if (who.is !== 'somebody') return undefined;
  const { me } = who;
  return (
    <section className="me" aria-labelledby="me">
      <h2 id="me">{o('me.title')}</h2>
      <form
        key={me.name}
        className="name-form"
        onSubmit={(event) => {
          event.preventDefault();
          const name = String(new FormData(event.currentTarget).get('name')).trim();
          void attempt(() => rename(name), o('me.renamed', { name }));
        }}
      >
        <label>
          {o('welcome.name')}
          <input name="name" defaultValue={me.name} maxLength={24} required pattern=".*\S.*" />
        </label>
        <button type="submit">{o('me.rename')}</button>
      </form>
      <p>
        {o(me.kept ? 'me.kept' : 'me.guest')}
        {!me.kept && !canHavePasskeys() && ` ${o('me.no-passkeys')}`}
      </p>
      <p className="row">
        {canHavePasskeys() && !me.kept && (
          <button type="button" onClick={() => void attempt(keep, o('me.now-kept'))}>
            {o('me.keep')}
          </button>
        )}
        {canHavePasskeys() && !me.kept && (
          <button type="button" onClick={() => void attempt(signIn, o('me.signed-in'))}>
            {o('me.sign-in')}
          </button>
        )}
        <a className="button" href={writeAddress({ at: 'player', player: me.player })}>
          {o('me.page')}
        </a>
        {me.kept && (
          <button type="button" onClick={() => void attempt(signOut, '')}>
            {o('me.sign-out')}
          </button>
        )}
      </p>
      {me.kept && canHavePasskeys() && <Keys attempt={attempt} />}
      <Programs attempt={attempt} />
      <NoticeSwitch />
      <p
        role={outcome?.isWrong === true ? 'alert' : 'status'}
        className={outcome?.isWrong === true ? 'wrong' : ''}
      >
        {outcome?.words}
      </p>
    </section>
  );
}
