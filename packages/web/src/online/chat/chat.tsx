import type { Said } from '@bastide/protocol';
import { PHRASES } from '@bastide/protocol/client';
import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../app/store.ts';
import { SeatBadge } from '../../panels/seat-badge.tsx';
import { WhoAndWhat } from '../../panels/who-and-what.tsx';
import { COLOURS } from '../../session/types.ts';
import { line } from '../line/current.ts';
import { Report } from '../people/report.tsx';
import type { OnlineTable } from '../table/online-table.ts';
import { useOnlineWords } from '../texts/words.ts';
import './chat.css';
import { muted, muteHere } from './muted.ts';
import { SayForm } from './say-form.tsx';

interface ChatProps {
  readonly table: OnlineTable;
  readonly chat: readonly Said[];
  /** The own seat, if one has one. */
  readonly chair: number | undefined;
  readonly isPlaying: boolean;
  /** All that was said has been seen. */
  readonly onSeen?: (count: number) => void;
}

/** What is said at the table: words of one's own, or a phrase with one click. */
export function Chat({ table, chat, chair, isPlaying, onSeen }: ChatProps) {
  const { o, t } = useOnlineWords();
  const quiet = useStore(muted);
  /** The line whose speaker one has pressed, to mute or report them. */
  const [opened, open] = useState<number>();
  const isAside = chair === undefined && isPlaying;
  const list = useRef<HTMLOListElement>(null);
  const shown = chat.filter(({ player }) => !quiet.some((one) => one.player === player));
  useEffect(() => {
    onSeen?.(chat.length);
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [chat.length, onSeen]);
  const mute = (player: string, name: string, isMuted: boolean) => {
    muteHere({ player, name }, isMuted);
    void table.mute(player, isMuted);
  };
  return (
    <div className="chat">
      <ol ref={list} className="chat-lines bare" aria-label={o('chat.title')}>
        {shown.length === 0 && <li className="small">{o('chat.empty')}</li>}
        {shown.map((said) => (
          <li key={said.n}>
            {said.seat !== undefined && <SeatBadge colour={COLOURS[said.seat]} />}
            <span className="chat-words">
              <WhoAndWhat
                who={
                  <>
                    {said.player === line.player ? (
                      <strong>{said.name}</strong>
                    ) : (
                      <button
                        type="button"
                        className="plain speaker"
                        aria-expanded={opened === said.n}
                        title={o('chat.speaker')}
                        onClick={() => open(opened === said.n ? undefined : said.n)}
                      >
                        {said.name}
                      </button>
                    )}
                    {said.seat === undefined && <span className="small"> ({o('chat.watching')})</span>}
                  </>
                }
                what={said.phrase === undefined ? said.text : o(`phrase.${said.phrase}`)}
              />
              {opened === said.n && (
                <span className="about-speaker">
                  <button
                    type="button"
                    aria-label={t('table.turn', { who: o('chat.mute'), what: said.name })}
                    onClick={() => mute(said.player, said.name, true)}
                  >
                    {o('chat.mute')}
                  </button>
                  <Report player={said.player} name={said.name} about={{ game: table.game, line: said.n }} />
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
      <ul className="phrases bare" aria-label={o('chat.phrases')}>
        {PHRASES.map((phrase) => (
          <li key={phrase}>
            <button type="button" onClick={() => void table.phrase(phrase)}>
              {o(`phrase.${phrase}`)}
            </button>
          </li>
        ))}
      </ul>
      <SayForm table={table} />
      {isAside && <p className="small">{o('chat.aside')}</p>}
      {quiet.length > 0 && (
        <ul className="muted bare" aria-label={o('chat.muted')}>
          {quiet.map(({ player, name }) => (
            <li key={player}>
              <span className="small">{o('chat.is-muted', { name })}</span>
              <button
                type="button"
                className="plain"
                aria-label={t('table.turn', { who: o('chat.unmute'), what: name })}
                onClick={() => mute(player, name, false)}
              >
                {o('chat.unmute')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
