import type { TableInfo } from '@bastide/protocol';
import { useEffect, useState } from 'react';
import { keepText, keptText } from '../../app/storage/browser-storage.ts';
import { useSessionState } from '../../session/table-store.ts';
import type { OnlineSession } from '../table/online-session.ts';
import { useOnlineWords } from '../texts/words.ts';
import { MailForm } from './mail-form.tsx';
import { canNotify, switchNotices } from './turn-notice.ts';
import { useNotices } from './use-notices.ts';

const KEY = 'bastide.notices-asked';

interface AskNoticesProps {
  readonly session: OnlineSession;
  readonly info: TableInfo;
  readonly seat: number | undefined;
}

/** In a game of days, once one's first turn is played: whether one wants to hear of the next. Asked once in a browser. */
export function AskNotices({ session, info, seat }: AskNoticesProps) {
  const { view, log } = useSessionState(session);
  const isOfDays = info.terms.clock.kind === 'days' && info.status === 'playing';
  const hasPlayed = seat !== undefined && view.question.seat !== seat && log.some(({ by }) => by === seat);
  const [isOpen, setOpen] = useState(() => keptText(KEY) === undefined);
  if (!isOfDays || !hasPlayed || !isOpen) return undefined;
  return (
    <Question
      onAnswered={() => {
        keepText(KEY, 'yes');
        setOpen(false);
      }}
    />
  );
}

function Question({ onAnswered }: { readonly onAnswered: () => void }) {
  const { o, lang } = useOnlineWords();
  const [notices, refresh] = useNotices();
  const [isMail, setMail] = useState(false);
  const canAsk = canNotify() && Notification.permission === 'default';
  const hasMail = notices?.mail !== undefined && notices.mail.address === undefined;
  useEffect(() => {
    if (!canAsk && !hasMail && notices !== undefined && !isMail) onAnswered();
  }, [canAsk, hasMail, notices, isMail, onAnswered]);
  if (notices === undefined || (!canAsk && !hasMail && !isMail)) return undefined;
  return (
    <div className="note" role="status">
      {isMail ? (
        <MailForm notices={notices} onChange={refresh}>
          <button type="button" onClick={onAnswered}>
            {o('notice.close')}
          </button>
        </MailForm>
      ) : (
        <>
          {o('notice.ask')}
          {canAsk && (
            <button
              type="button"
              className="primary"
              onClick={() => void switchNotices(true, lang).then(onAnswered)}
            >
              {o('notice.yes')}
            </button>
          )}
          {hasMail && (
            <button type="button" onClick={() => setMail(true)}>
              {o('notice.by-mail')}
            </button>
          )}
          <button type="button" onClick={onAnswered}>
            {o('notice.no')}
          </button>
        </>
      )}
    </div>
  );
}
