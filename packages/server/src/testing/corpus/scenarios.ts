import type { Level } from '@bastide/bots';
import type { TableRequest } from '@bastide/protocol';
import { catalogue, type PresetName, presets } from '@bastide/rules';
import * as play from './play.ts';

/** A table to be laid, and what becomes of it. */
export interface Scenario {
  readonly name: string;
  readonly request: Partial<TableRequest>;
  /** How many of the cast sit down; all persons of the request if left out. */
  readonly people?: number;
  /** Those who keep their identities play instead of guests: the game is rated. */
  readonly isRated?: boolean;
  readonly play: (at: play.Laid) => Promise<void>;
}

const person = { kind: 'person' } as const;
const bot = (level: Level) => ({ kind: 'bot', level }) as const;
const [LIVE, DAYS] = [
  { kind: 'live', base: 3600, increment: 20 } as const,
  { kind: 'days', days: 3 } as const,
];
const SHORT = { kind: 'live', base: 1, increment: 0 } as const;

function table(sets: readonly string[], persons: number, bots: readonly Level[] = [], options = {}) {
  const seats = [...Array.from({ length: persons }, () => person), ...bots.map(bot)];
  return { setup: { sets: [...sets], options, players: seats.length }, seats };
}

function boxed(name: PresetName, persons: number, bots: readonly Level[] = [], options = {}) {
  return table(presets[name].sets, persons, bots, { ...presets[name].options, ...options });
}

/** All that happens to tables, on each store. What one store has finished, the other has under way. */
export function scenarios(isFirst: boolean): Scenario[] {
  const [half, other] = isFirst ? [play.toEnd, play.some(40)] : [play.some(40), play.toEnd];
  const sets = catalogue.filter(({ id, always }) => !always && id !== 'base');
  return [
    ...sets.map(({ id }, i) => ({
      name: `set-${id}`,
      request: table(['base', id], 2),
      play: i % 2 === 0 ? half : other,
    })),
    { name: 'preset-first', request: boxed('first', 2), play: play.toEnd },
    { name: 'preset-base', request: boxed('base', 3), play: play.toEnd },
    { name: 'preset-bigbox-2017', request: boxed('bigbox-2017', 2, ['page']), play: half },
    { name: 'preset-bigbox-2014', request: boxed('bigbox-2014', 4), play: other },
    { name: 'preset-edition-2000', request: boxed('edition-2000', 2), play: play.toEnd },
    { name: 'preset-everything', request: boxed('everything', 3), play: half },
    {
      name: 'everything-8',
      request: boxed('everything', 4, ['page', 'squire', 'page', 'squire']),
      play: other,
    },

    { name: 'hands-2', request: boxed('base', 2, [], { hand: 3 }), play: play.toEnd },
    { name: 'hands-3', request: boxed('base', 3, [], { hand: 3 }), play: play.some(30) },
    { name: 'hands-everything', request: boxed('everything', 2, [], { hand: 3 }), play: other },
    { name: 'hands-bot', request: boxed('edition-2000', 1, ['squire'], { hand: 3 }), play: half },
    { name: 'hands-undo', request: boxed('base', 2, [], { hand: 3 }), play: play.undoAtOnce },

    { name: 'undo-at-once', request: boxed('base', 2), play: play.undoAtOnce },
    { name: 'undo-agreed', request: boxed('base', 2), play: play.undoAsked(true) },
    { name: 'undo-refused', request: boxed('bigbox-2017', 3), play: play.undoAsked(false) },
    { name: 'undo-open', request: boxed('base', 2), play: play.undoAsked(undefined) },
    { name: 'undo-then-end', request: boxed('first', 2), play: play.all(play.undoAsked(true), play.toEnd) },

    { name: 'bots-end', request: boxed('base', 1, ['page', 'squire', 'knight']), play: play.toEnd },
    { name: 'bots-under-way', request: boxed('bigbox-2014', 1, ['knight']), play: play.some(20) },
    { name: 'bots-fill', request: boxed('base', 3), people: 1, play: play.all(play.start, play.some(20)) },
    { name: 'bots-baron', request: boxed('base', 1, ['baron']), play: play.some(6) },

    { name: 'clock-live', request: { ...boxed('base', 2), clock: LIVE }, play: play.some(25) },
    { name: 'clock-live-end', request: { ...boxed('base', 2), clock: LIVE }, play: play.toEnd },
    {
      name: 'clock-days',
      request: { ...boxed('base', 3), clock: DAYS, timeout: 'out' },
      play: play.some(25),
    },
    { name: 'clock-days-end', request: { ...boxed('first', 2), clock: DAYS }, play: play.toEnd },
    { name: 'time-out', request: { ...boxed('base', 2), clock: SHORT, timeout: 'out' }, play: play.over },
    { name: 'time-bot', request: { ...boxed('base', 2), clock: SHORT, timeout: 'bot' }, play: play.over },

    { name: 'left-bot', request: boxed('base', 2), play: play.all(play.some(12), play.leave, play.toEnd) },
    {
      name: 'left-out',
      request: { ...boxed('base', 3), timeout: 'out' },
      play: play.all(play.leave, play.some(20)),
    },
    {
      name: 'forfeit',
      request: { ...boxed('base', 2), timeout: 'out' },
      play: play.all(play.some(9), play.leave),
    },
    { name: 'closed', request: boxed('base', 2), people: 1, play: play.stand },

    { name: 'waiting', request: boxed('everything', 4), people: 2, play: play.nothing },
    {
      name: 'waiting-link',
      request: { ...boxed('base', 2), visibility: 'link', watch: 'none' },
      people: 1,
      play: play.nothing,
    },
    {
      name: 'link-only',
      request: { ...boxed('base', 2), visibility: 'link', watch: 'link', help: false },
      play: play.some(16),
    },
    { name: 'rematch', request: boxed('first', 2), play: play.all(play.toEnd, play.rematch) },
    { name: 'rematch-half', request: boxed('first', 2), play: play.all(play.toEnd, play.oneWantsAnother) },
    { name: 'best-of-3', request: { ...boxed('base', 2), bestOf: 3 }, play: play.series },
    { name: 'chat', request: boxed('base', 3), play: play.all(play.chat, play.some(14)) },
    { name: 'rated', request: boxed('base', 2), isRated: true, play: play.toEnd },
    { name: 'rated-again', request: boxed('bigbox-2014', 2), isRated: true, play: play.toEnd },
    {
      name: 'rated-under-way',
      request: boxed('base', 2),
      isRated: true,
      play: play.all(play.chat, play.some(30)),
    },
  ];
}
