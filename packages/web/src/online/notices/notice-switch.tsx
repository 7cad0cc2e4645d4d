import { useState } from 'react';
import { useStore } from '../../app/store.ts';
import { useOnlineWords } from '../texts/words.ts';
import { MailForm } from './mail-form.tsx';
import './notices.css';
import { canNotify, switchNotices, wantsNotices } from './turn-notice.ts';
import { useNotices } from './use-notices.ts';

/** Whether one is told that it is one's turn while one looks elsewhere: by the browser, by mail. */
export function NoticeSwitch() {
  const { o, lang } = useOnlineWords();
  const [notices, refresh] = useNotices();
  const isOn = useStore(wantsNotices);
  const [isForbidden, setForbidden] = useState(false);
  return (
    <div className="notices">
      {canNotify() && (
        <label className="switch">
          <input
            type="checkbox"
            checked={isOn}
            onChange={() => void switchNotices(!isOn, lang).then(setForbidden)}
          />
          {o('notice.wanted')}
        </label>
      )}
      <div role="status">{isForbidden && <p className="small">{o('notice.forbidden')}</p>}</div>
      {notices !== undefined && <MailForm notices={notices} onChange={refresh} />}
    </div>
  );
}
