import type { ServerMessage } from '@bastide/protocol';
import { useEffect } from 'react';
import { Store, useStore } from '../../app/store.ts';
import { callElsewhere } from '../../sound/call-elsewhere.ts';
import { linkTo } from '../address.ts';
import { api } from '../api.ts';
import { identity } from '../identity.ts';
import { line } from '../line/current.ts';
import { renewPush } from '../notices/push.ts';
import { noticeIfAway, wantsNotices } from '../notices/turn-notice.ts';
import { useOnlineWords } from '../texts/words.ts';
import { afterTurn, type Games } from './turns.ts';

/** One's own games, those under way first. The server tells whose turn it is; the list is asked for when more has changed. */
const games = new Store<Games | undefined>(undefined);

export function useMyGames(): Games | undefined {
  return useStore(games);
}

/** The games that wait for one, but for the one on the screen. */
export function useTurnsElsewhere(shown?: string): Games {
  return (useMyGames() ?? []).filter(({ game, yourTurn }) => yourTurn === true && game !== shown);
}

/** Milliseconds between two looks, in case something was missed. */
const LOOK_EVERY = 60_000;

/** Keeps the list while somebody is in the online part; `where` is the address, with which one's games may have changed. */
export function useKeepMyGames(where: string): void {
  const who = useStore(identity);
  const me = who.is === 'somebody' ? who.me.player : undefined;
  const { o, lang } = useOnlineWords();
  const turn = o('notice.turn');
  useEffect(() => {
    if (me === undefined) {
      games.set(undefined);
      return;
    }
    const look = () => void lookAgain();
    const timer = setInterval(look, LOOK_EVERY);
    document.addEventListener('visibilitychange', look);
    const leave = [line.onMessage(onMessage), line.onOpen(look)];
    return () => {
      for (const one of leave) one();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [me]);
  useEffect(() => {
    if (me !== undefined && where !== '') void lookAgain();
  }, [me, where]);
  useEffect(() => {
    if (me !== undefined && wantsNotices.get()) void renewPush(lang).catch(() => undefined);
  }, [me, lang]);
  useEffect(
    () =>
      line.onMessage((message) => {
        if (message.tell !== 'turn' || !message.yours) return;
        callElsewhere();
        noticeIfAway(turn, linkTo({ at: 'table', game: message.game, key: undefined }));
      }),
    [turn],
  );
}

function onMessage(message: ServerMessage): void {
  if (message.tell === 'turn') {
    const list = afterTurn(games.get(), message);
    if (list !== undefined) games.set(list);
    // A list on its way may be older than this.
    if (list === undefined || looking !== undefined) void lookAgain();
  } else if (message.tell === 'lobby') {
    const changed = new Set([...message.gone, ...message.tables.map(({ game }) => game)]);
    if (games.get()?.some(({ game }) => changed.has(game)) === true) void lookAgain();
  }
}

/** The last look, until its list is there; lists of those before it are out of date. */
let looking: object | undefined;

async function lookAgain(): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  const asking = playerNow();
  const look = {};
  looking = look;
  try {
    const list = await api.myGames();
    // Who has signed out meanwhile leaves no games to whoever comes next.
    if (looking === look && playerNow() === asking) games.set(list);
  } catch {
    // The line tells that the server is away; the list stays as it was.
  }
  if (looking === look) looking = undefined;
}

function playerNow(): string | undefined {
  const who = identity.get();
  return who.is === 'somebody' ? who.me.player : undefined;
}
