import { useStore } from './store.ts';
import { useOnlineWords } from './texts/words.ts';
import { canNotify, switchNotices, wantsNotices } from './turn-notice.ts';

/** Whether the browser tells that it is one's turn while one looks elsewhere. */
export function NoticeSwitch() {
  const { o } = useOnlineWords();
  const isOn = useStore(wantsNotices);
  if (!canNotify()) return undefined;
  return (
    <label className="switch">
      <input type="checkbox" checked={isOn} onChange={() => void switchNotices(!isOn)} />
      {o('notice.wanted')}
    </label>
  );
}
