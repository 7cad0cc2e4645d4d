import { randomBytes } from 'node:crypto';
import { type Bot, createBot } from '@bastide/bots';
import type { ClientMessageOf } from '@bastide/protocol';
import { answersOf } from '@bastide/rules';
import { type Random, seeded } from '@bastide/rules/testing';
import type { Player } from '../player.ts';
import { sameHead, someoneIsAsked } from '../table.ts';

/** A table with those who sat down, and where tables that follow from it are reply. */
export interface Laid {
  readonly game: string;
  readonly people: readonly Player[];
  readonly also: (name: string, game: string) => void;
}

type Play = (at: Laid) => Promise<void>;

const squire: Bot = createBot('squire', { seed: 1, budget: { iterations: 1 } });
const random: Random = seeded(2026);

export const nothing: Play = async () => {};
export const toEnd: Play = (at) => moves(at, 5000);

/** So many moves, and on until a person is asked. */
export function some(count: number): Play {
  return (at) => moves(at, count);
}

export function all(...parts: readonly Play[]): Play {
  return async (at) => {
    for (const part of parts) await part(at);
  };
}

export const start: Play = async ({ game, people: [host] }) => void (await host.must({ do: 'start', game }));
export const stand: Play = async ({ game, people: [host] }) => void (await host.must({ do: 'stand', game }));
export const leave: Play = async ({ game, people }) => void (await people[1].must({ do: 'leave', game }));

/** Everybody's time runs out. */
export const over: Play = async ({ game, people: [one] }) =>
  one.until(() => one.table(game).info.status === 'over', 60_000);

/** A placement is taken back, twice. */
export const undoAtOnce: Play = async (at) => {
  await moves(at, 8);
  for (let i = 0; i < 2; i++) {
    const asked = await toPlace(at);
    await answer(at.game, asked);
    await sameHead(at.game, at.people);
    await asked.must({ do: 'undo', game: at.game, expect: asked.table(at.game).head });
    await sameHead(at.game, at.people);
    await moves(at, 3);
  }
};

/** A whole turn is to be taken back; the others agree, refuse, or have not said. */
export function undoAsked(agree: boolean | undefined): Play {
  return async (at) => {
    const { game, people } = at;
    await moves(at, 10);
    const asked = await toPlace(at);
    while (asked.isAsked(game)) {
      await answer(game, asked);
      await sameHead(game, people);
    }
    await someoneIsAsked(game, people);
    await sameHead(game, people);
    await asked.must({ do: 'undo', game, expect: asked.table(game).head });
    await sameHead(game, people);
    for (const other of people.filter((one) => one !== asked)) {
      if (agree === undefined || other.table(game).info.undo === undefined) break;
      await other.must({ do: 'answer-undo', game, expect: other.table(game).head, agree });
      await sameHead(game, people);
    }
  };
}

export const chat: Play = async ({ game, people }) => {
  for (const [i, one] of people.entries()) await one.must({ do: 'say', game, text: `Bonjour, ${i + 1} 🏰` });
  await people[0].must({ do: 'phrase', game, phrase: 'well-played' });
  await people[0].must({ do: 'mute', player: people[1].player, muted: true });
};

export const oneWantsAnother: Play = async ({ game, people: [one] }) =>
  void (await one.must({ do: 'rematch', game }));

/** All want another game, and some of it is played. */
export const rematch: Play = async (at) => {
  for (const one of at.people) await one.must({ do: 'rematch', game: at.game });
  await moves(await next(at, 'next'), 15);
};

/** The first of three games, and some of the second. */
export const series: Play = async (at) => {
  await toEnd(at);
  await moves(await next(at, 'second'), 15);
};

async function next(at: Laid, name: string): Promise<Laid> {
  const nextOf = (one: Player) => one.table(at.game).info.next;
  await Promise.all(at.people.map((one) => one.until(() => nextOf(one) !== undefined)));
  const game = nextOf(at.people[0]) ?? '';
  await sit(game, at.people);
  at.also(name, game);
  return { ...at, game };
}

/** Everybody opens a table and takes a seat. */
export async function sit(game: string, people: readonly Player[], key?: string): Promise<void> {
  for (const one of people) {
    await one.open(game, key);
    await one.sit(game, { nonce: randomBytes(16).toString('hex') });
  }
}

async function toPlace(at: Laid): Promise<Player> {
  for (;;) {
    const asked = await someoneIsAsked(at.game, at.people);
    if (asked === undefined) throw new Error('the game is over too early');
    if (asked.table(at.game).game.question.id === 'place') return asked;
    await answer(at.game, asked);
    await sameHead(at.game, at.people);
  }
}

async function moves({ game, people }: Laid, most: number): Promise<void> {
  const there = people.filter((one) =>
    one.table(game).info.seats.every(({ name, left }) => name !== one.name || left === undefined),
  );
  for (let i = 0; i < most; i++) {
    const asked = await someoneIsAsked(game, there);
    if (asked === undefined) return;
    await answer(game, asked);
    await sameHead(game, there);
  }
  await someoneIsAsked(game, there);
  await sameHead(game, there);
}

/** Mostly as a squire would, so that much is scored; now and then anything. */
async function answer(game: string, asked: Player): Promise<void> {
  const { game: state, head } = asked.table(game);
  const answers = answersOf(state);
  const code = random(6) === 0 ? answers[random(answers.length)].code : squire.choose(state);
  const move = answers.find((one) => one.code === code)?.move as ClientMessageOf<'move'>['move'];
  const reply = await asked.ask({ do: 'move', game, expect: head, move });
  if (reply.tell === 'refused' && reply.error !== 'stale')
    throw new Error(`refused: ${JSON.stringify(reply)}`);
  await asked.until(() => asked.table(game).head > head);
}
