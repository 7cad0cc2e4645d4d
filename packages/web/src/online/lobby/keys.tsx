import type { KeysAnswer } from '@bastide/protocol';
import { localeOf } from '@bastide/rules/internal';
import { useState } from 'react';
import { api } from '../api.ts';
import { keep, signIn } from '../identity.ts';
import { useOnlineWords } from '../texts/words.ts';

interface KeysProps {
  /** Does it, and says how it went. */
  attempt(work: () => Promise<void>, done: string): Promise<void>;
}

/** What opens one's identity: where one is signed in, and one's passkeys. Each can be ended. */
export function Keys({ attempt }: KeysProps) {
  const { o, lang } = useOnlineWords();
  const [keys, setKeys] = useState<KeysAnswer>();
  const date = new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'medium', timeStyle: 'short' });
  const load = async () => setKeys(await api.keys.list());
  const change = (work: () => Promise<unknown>, done: string) =>
    void attempt(async () => {
      await work();
      await load();
    }, done);
  return (
    <details className="keys" onToggle={({ currentTarget }) => currentTarget.open && void attempt(load, '')}>
      <summary>{o('keys.title')}</summary>
      <ul className="keys-list bare">
        {keys?.sessions.map(({ id, seen, isThis }) => (
          <li key={id}>
            <span>{o(isThis ? 'keys.this' : 'keys.session', { date: date.format(seen) })}</span>
            {!isThis && (
              <button type="button" onClick={() => change(() => api.keys.endSession(id), o('keys.ended'))}>
                {o('keys.end')}
              </button>
            )}
          </li>
        ))}
        {keys?.passkeys.map(({ id, since }) => (
          <li key={id}>
            <span>{o('keys.passkey', { date: date.format(since) })}</span>
            {keys.passkeys.length > 1 && (
              <button type="button" onClick={() => change(() => api.keys.endPasskey(id), o('keys.ended'))}>
                {o('keys.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className="row">
        <button type="button" onClick={() => change(keep, o('me.now-kept'))}>
          {o('keys.add')}
        </button>
        <button type="button" onClick={() => change(signIn, o('me.signed-in'))}>
          {o('me.sign-in')}
        </button>
      </p>
    </details>
  );
}
