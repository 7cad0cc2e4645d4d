import { REPORT_REASONS, type ReportReason } from '@bastide/protocol/client';
import { useState } from 'react';
import { Modal } from '../../app/frame/modal.tsx';
import { type ApiError, api, codeOf } from '../api.ts';
import { useOnlineWords } from '../texts/words.ts';
import './report.css';

interface ReportProps {
  readonly player: string;
  readonly name: string;
  /** Where it was, and the number of what was said. */
  readonly about?: { readonly game: string; readonly line: number } | undefined;
  readonly className?: string;
}

const LONGEST = 500;

/** Tells whoever runs the server of another player. */
export function Report({ player, name, about, className }: ReportProps) {
  const { o, t } = useOnlineWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={t('table.turn', { who: o('report.do'), what: name })}
        onClick={() => setOpen(true)}
      >
        {o('report.do')}
      </button>
      {isOpen && (
        <Modal title={o('report.title', { name })} className="report" onClose={() => setOpen(false)}>
          <ReportForm player={player} about={about} onClose={() => setOpen(false)} />
        </Modal>
      )}
    </>
  );
}

interface ReportFormProps extends Pick<ReportProps, 'player' | 'about'> {
  readonly onClose: () => void;
}

function ReportForm({ player, about, onClose }: ReportFormProps) {
  const { o, why, t } = useOnlineWords();
  const [reason, setReason] = useState<ReportReason>(about === undefined ? 'name' : 'words');
  const [words, setWords] = useState('');
  const [sent, setSent] = useState<'no' | 'yes' | ApiError['code']>('no');
  if (sent === 'yes')
    return (
      <>
        <p role="status">{o('report.sent')}</p>
        <button type="button" className="primary" onClick={onClose}>
          {t('menu.close')}
        </button>
      </>
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        api.report({ player, reason, words, ...about }).then(
          () => setSent('yes'),
          (error: unknown) => setSent(codeOf(error)),
        );
      }}
    >
      <p className="small">{o('report.about')}</p>
      <fieldset>
        <legend>{o('report.reason')}</legend>
        {REPORT_REASONS.map((one) => (
          <label key={one} className="switch">
            <input type="radio" name="reason" checked={reason === one} onChange={() => setReason(one)} />
            {o(`report.reason.${one}`)}
          </label>
        ))}
      </fieldset>
      <label className="choice">
        <span>{o('report.words')}</span>
        <textarea
          value={words}
          rows={3}
          maxLength={LONGEST}
          onChange={(event) => setWords(event.target.value)}
        />
      </label>
      {sent !== 'no' && (
        <p className="wrong" role="alert">
          {why(sent)}
        </p>
      )}
      <button type="submit" className="primary">
        {o('report.send')}
      </button>
    </form>
  );
}
