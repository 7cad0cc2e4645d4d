import { createHash, createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { commitmentText, isUsable, keyText, ticketText } from '@bastide/protocol';
import { AnswerList, type Game, type Move } from '@bastide/rules';
import { answerByTicket, totalWeight } from '@bastide/rules/internal';

/** What chance does at one table; `protocol/fair.ts` says how, and checks it afterwards. */
export class Luck {
  readonly nonces: readonly string[];
  readonly #key: KeyObject;

  constructor(game: string, seed: string, nonces: readonly string[]) {
    this.nonces = nonces;
    const key = createHmac('sha256', Buffer.from(seed, 'hex')).update(keyText(game, nonces)).digest();
    this.#key = createSecretKey(key);
  }

  /** The move of chance, whose turn it must be; `draw` counts what it has done before. */
  choose(game: Game, draw: number): Move {
    const total = totalWeight(game, ANSWERS);
    const code = answerByTicket(game, ANSWERS, this.#ticket(draw, total));
    return game.question.write(game, code);
  }

  #ticket(draw: number, total: number): number {
    for (let attempt = 0; ; attempt++) {
      // As text: a buffer would cost more than the hash.
      const digest = createHmac('sha256', this.#key).update(ticketText(draw, attempt)).digest('hex');
      const ticket = Number.parseInt(digest.slice(0, TICKET_DIGITS), 16);
      if (isUsable(ticket, total)) return ticket % total;
    }
  }
}

const TICKET_DIGITS = 12;
/** One for all, who list what may be drawn anew each time. */
const ANSWERS = new AnswerList();

export function newSeed(): string {
  return randomBytes(32).toString('hex');
}

/** The hash shown before anyone sits down. */
export function commitmentOf(game: string, seed: string): string {
  return createHash('sha256').update(commitmentText(game, seed)).digest('hex');
}
