import type { Said } from '@bastide/protocol';
import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../app/store.ts';
import { SeatBadge } from '../../panels/seat-badge.tsx';
import { WhoAndWhat } from '../../panels/who-and-what.tsx';
import { COLOURS } from '../../session/types.ts';
import { useOnlineWords } from '../texts/words.ts';
import { muted } from './muted.ts';

/** Milliseconds. */
const SHOWN = 6000;
const MOST = 3;

/** What is said, over the land for a while. Those who hear the page are told by `useChatAloud`. */
export function Bubbles({ chat }: { readonly chat: readonly Said[] }) {
  const { o } = useOnlineWords();
  const quiet = useStore(muted);
  const fresh = useFresh(chat).filter(({ player }) => !quiet.some((one) => one.player === player));
  return (
    <ul className="bubbles bare" aria-hidden="true">
      {fresh.slice(-MOST).map((said) => (
        <li key={said.n}>
          {said.seat !== undefined && <SeatBadge colour={COLOURS[said.seat]} />}
          <span>
            <WhoAndWhat
              who={<strong>{said.name}</strong>}
              what={said.phrase === undefined ? said.text : o(`phrase.${said.phrase}`)}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What was said since one came, each for a while. */
function useFresh(chat: readonly Said[]): readonly Said[] {
  const seen = useRef(chat.at(-1)?.n ?? -1);
  const [fresh, setFresh] = useState<readonly Said[]>([]);
  useEffect(() => {
    const news = chat.filter(({ n }) => n > seen.current);
    if (news.length === 0) return;
    seen.current = news[news.length - 1].n;
    setFresh((before) => [...before, ...news]);
    // Not cleared when more is said: each has its own time.
    setTimeout(() => setFresh((before) => before.filter((one) => !news.includes(one))), SHOWN);
  }, [chat]);
  return fresh;
}
