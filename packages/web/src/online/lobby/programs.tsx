import type { ProgramAnswer, ProgramsAnswer } from '@bastide/protocol';
import { localeOf } from '@bastide/rules/internal';
import { useRef, useState } from 'react';
import { api } from '../api.ts';
import { useOnlineWords } from '../texts/words.ts';

interface ProgramsProps {
  /** Does it, and says how it went. */
  attempt(work: () => Promise<void>, done: string): Promise<void>;
}

/** Programs that play under a name of their own: made here, each with a token that is shown once, and ended here. */
export function Programs({ attempt }: ProgramsProps) {
  const { o, lang } = useOnlineWords();
  const [programs, setPrograms] = useState<ProgramsAnswer['programs']>([]);
  const [made, setMade] = useState<ProgramAnswer>();
  const date = new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'medium', timeStyle: 'short' });
  const load = async () => setPrograms((await api.programs.list()).programs);
  const make = async (name: string) => {
    setMade(await api.programs.make(name));
    await load();
  };
  const end = async (program: string) => {
    await api.programs.end(program);
    setMade((one) => (one?.program === program ? undefined : one));
    await load();
  };
  return (
    <details className="keys" onToggle={({ currentTarget }) => currentTarget.open && void attempt(load, '')}>
      <summary>{o('programs.title')}</summary>
      <p className="small">
        {o('programs.about')} <a href="docs/">{o('programs.how')}</a>
      </p>
      <ul className="keys-list bare">
        {programs.map(({ program, name, seen }) => (
          <li key={program}>
            <span>{o('programs.one', { name, date: date.format(seen) })}</span>
            <button type="button" onClick={() => void attempt(() => end(program), o('keys.ended'))}>
              {o('keys.end')}
            </button>
          </li>
        ))}
      </ul>
      {made !== undefined && <Token key={made.token} made={made} />}
      <form
        className="name-form"
        onSubmit={(event) => {
          event.preventDefault();
          const name = String(new FormData(event.currentTarget).get('program')).trim();
          event.currentTarget.reset();
          void attempt(() => make(name), '');
        }}
      >
        <label>
          {o('programs.name')}
          <input name="program" maxLength={24} required pattern=".*\S.*" />
        </label>
        <button type="submit">{o('programs.make')}</button>
      </form>
    </details>
  );
}

/** It is never shown again: to be copied at once. */
function Token({ made: { name, token } }: { readonly made: ProgramAnswer }) {
  const { o } = useOnlineWords();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(token);
      setCopied(true);
    } catch {
      // Not every address may do so; the token is selected, to be copied by hand.
    }
  };
  return (
    <div className="token-row">
      <label className="token-of">
        {o('programs.token', { name })}
        <input
          ref={field}
          className="token"
          readOnly
          value={token}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      <button type="button" onClick={() => void copy()}>
        {o(isCopied ? 'invite.copied' : 'invite.copy')}
      </button>
    </div>
  );
}
