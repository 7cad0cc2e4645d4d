import {
  explainAward,
  type GameEvent,
  type Language,
  languages,
  loadTexts,
  type Move,
  playMove,
  scoresOf,
  sourceLanguage,
} from '@bastide/rules';
import { hasText, inFiles, sayText } from '@bastide/rules/internal';
import { setNamesOf } from '../table/set-names.ts';
import type { Table } from '../table/table.ts';
import { playedWords } from './played-words.ts';
import type { NoticeKey } from './texts/en.ts';
import { files } from './texts/files.ts';

const texts = inFiles<Readonly<Record<NoticeKey, string>>>(files);

export type Say = (key: NoticeKey, params?: Readonly<Record<string, string | number>>) => string;

export interface Words {
  readonly lang: Language;
  readonly say: Say;
}

/** The language somebody once chose, as far as we still speak it, and its words. */
export async function wordsIn(chosen: string): Promise<Words> {
  const lang = languages.find((one) => one === chosen) ?? sourceLanguage;
  await Promise.all([texts.load(lang), loadTexts(lang)]);
  return { lang, say: (key, params = {}) => sayText(lang, texts.in(lang)[key], params) };
}

export interface TurnWords {
  readonly title: string;
  readonly body: string;
}

/** That it is somebody's turn: who has played what, or scored by it, what the game is, how it stands, and how long there is. */
export async function turnWords(
  table: Table,
  moves: readonly Move[],
  reader: string,
  language: string,
  now: number,
): Promise<TurnWords> {
  // Before anything is waited for: then its memory may be another table's.
  const points = scoresOf(table.engine.load(table.bytes));
  const { lang, say } = await wordsIn(language);
  const who = lastNameBut(table, reader);
  const names = table.seats.map(({ name }) => name ?? say('bot'));
  const standing = names.map((name, seat) => `${name} ${points[seat]}`).join(' – ');
  const events = eventsSince(table, moves, reader);
  const scored = events
    .filter((event) => event.event === 'awarded')
    .filter(({ points, cause }) => points > 0 && hasText(`cause.${cause}`))
    .slice(0, MOST_TOLD)
    .map((award) => {
      const { who, points, cause } = explainAward(lang, award, names);
      return say('scored', { who, points, cause });
    });
  const told = scored.length > 0 ? scored : [playedWords(table.engine.game, events, names, { lang, say })];
  const parts = [...told, setNamesOf(table, lang), standing, leftIn(table, say, now)];
  return {
    title: who === undefined ? say('turn') : say('turn.played', { who }),
    body: parts.filter((part) => part !== '').join(' · '),
  };
}

/** Notices are short. */
const MOST_TOLD = 2;

/** What happened since a player's last move. */
function eventsSince({ movers, seats, engine }: Table, moves: readonly Move[], reader: string): GameEvent[] {
  const first = movers.lastIndexOf(seats.findIndex(({ player }) => player === reader)) + 1;
  const events: GameEvent[] = [];
  const game = engine.load(engine.replay(moves.slice(0, first)));
  game.listener = (event) => events.push(event);
  for (const move of moves.slice(first)) playMove(game, move);
  game.listener = undefined;
  return events;
}

/** Who moved last, if it was a person and not whoever reads this. */
function lastNameBut({ movers, seats }: Table, reader: string): string | undefined {
  const own = seats.findIndex(({ player }) => player === reader);
  for (let i = movers.length - 1; i >= 0; i--) {
    const by = movers.at(i);
    if (by >= 0 && by !== own) return seats[by].name;
  }
  return undefined;
}

const HOUR = 3_600_000;

function leftIn({ until }: Table, say: Say, now: number): string {
  if (until === undefined) return '';
  const hours = Math.round((until - now) / HOUR);
  if (hours < 1) return say('left.soon');
  return hours < 48 ? say('left.hours', { n: hours }) : say('left.days', { n: Math.round(hours / 24) });
}
