import type { Said } from '@bastide/protocol';
import { useEffect, useRef } from 'react';
import { announce } from '../../app/frame/announcer.tsx';
import { line } from '../line/current.ts';
import { useOnlineWords } from '../texts/words.ts';

/** Tells those who hear the page what others say. */
export function useChatAloud(chat: readonly Said[]): void {
  const { o, t } = useOnlineWords();
  const last = useRef(chat.at(-1)?.n ?? -1);
  useEffect(() => {
    const fresh = chat.filter(({ n, player }) => n > last.current && player !== line.player);
    last.current = chat.at(-1)?.n ?? last.current;
    for (const { name, text, phrase } of fresh)
      announce(
        t('table.turn', { who: name, what: phrase === undefined ? (text ?? '') : o(`phrase.${phrase}`) }),
      );
  }, [chat, o, t]);
}
