import { useState } from 'react';
import { writeAddress } from '../address.ts';
import { api } from '../api.ts';
import { useOnlineWords } from '../texts/words.ts';
import './notices.css';

interface MailPageProps {
  /** Whether one is asked to say yes to mails, or to want no more. */
  readonly answer: 'yes' | 'no';
  readonly token: string;
}

/** Where the links of mails lead: one press, so that programs which look at links do nothing. */
export function MailPage({ answer, token }: MailPageProps) {
  const { o } = useOnlineWords();
  const [outcome, setOutcome] = useState<'done' | 'gone'>();
  const act = () =>
    void (answer === 'yes' ? api.confirmMail(token) : api.stopMail(token)).then(
      () => setOutcome('done'),
      () => setOutcome('gone'),
    );
  return (
    <main id="main" tabIndex={-1} className="online narrow mail-page">
      <h1>{o(`mail.${answer}.title`)}</h1>
      {outcome === undefined && <p>{o(`mail.${answer}.about`)}</p>}
      <p role="status">
        {outcome === 'done' && o(`mail.${answer}.done`)}
        {outcome === 'gone' && o('mail.gone')}
      </p>
      <p className="row">
        {outcome === undefined && (
          <button type="button" className="primary" onClick={act}>
            {o(`mail.${answer}.do`)}
          </button>
        )}
        <a className="button" href={writeAddress({ at: 'lobby' })}>
          {o('to-lobby')}
        </a>
      </p>
    </main>
  );
}
