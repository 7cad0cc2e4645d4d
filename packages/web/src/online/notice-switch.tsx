import { useState } from 'react';
import { useStore } from '../app/store.ts';
import { useOnlineWords } from './texts/words.ts';
import { canNotify, switchNotices, wantsNotices } from './turn-notice.ts';

/** Whether the browser tells that it is one's turn while one looks elsewhere. */
export function NoticeSwitch() {
  const { o } = useOnlineWords();
  const isOn = useStore(wantsNotices);
  const [isForbidden, setForbidden] = useState(false);
  if (!canNotify()) return undefined;
  return (
    <div>
      <label className="switch">
        <input type="checkbox" checked={isOn} onChange={() => void switchNotices(!isOn).then(setForbidden)} />
        {o('notice.wanted')}
      </label>
      <div role="status">{isForbidden && <p className="small">{o('notice.forbidden')}</p>}</div>
    </div>
  );
}
