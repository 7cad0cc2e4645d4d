import type { NoticesAnswer } from '@bastide/protocol';
import { type ReactNode, useState } from 'react';
import { api, codeOf } from '../api.ts';
import { useOnlineWords } from '../texts/words.ts';

interface MailFormProps {
  readonly notices: NoticesAnswer;
  /** Something is otherwise now. */
  readonly onChange: () => void;
  /** What else can be done. */
  readonly children?: ReactNode;
}

/** To which address it is written when it is one's turn, where the server writes mails. */
export function MailForm({ notices: { mail }, onChange, children }: MailFormProps) {
  const { o, why, lang } = useOnlineWords();
  const [asked, setAsked] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  if (mail === undefined) return undefined;
  const ask = async (address: string) => {
    try {
      await api.mail(address, lang);
      setAsked(address);
      setWrong(undefined);
    } catch (error) {
      const code = codeOf(error);
      setWrong(code === 'malformed' ? o('mail.malformed') : why(code));
    }
  };
  const end = () => void api.endMail().then(onChange, (error) => setWrong(why(codeOf(error))));
  return (
    <form
      className="mail-form"
      onSubmit={(event) => {
        event.preventDefault();
        void ask(String(new FormData(event.currentTarget).get('address')).trim());
      }}
    >
      <span role="status">{asked !== undefined && o('mail.sent', { address: asked })}</span>
      {asked === undefined && mail.address === undefined && (
        <>
          <label>
            {o('mail.label')}
            <input type="email" name="address" autoComplete="email" maxLength={254} required />
          </label>
          <button type="submit">{o('mail.ask')}</button>
        </>
      )}
      {mail.address !== undefined && (
        <>
          <span>{o('mail.on', { address: mail.address })}</span>
          <button type="button" onClick={end}>
            {o('mail.end')}
          </button>
        </>
      )}
      {children}
      {wrong !== undefined && (
        <span role="alert" className="wrong">
          {wrong}
        </span>
      )}
    </form>
  );
}
