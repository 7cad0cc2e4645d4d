import { createHash, createHmac, randomBytes } from 'node:crypto';
import { commitmentText, isUsable, keyText, ticketText } from '@bastide/protocol';
import { AnswerList, type Game, type Move } from '@bastide/rules';
import { answerByTicket, totalWeight } from '@bastide/rules/internal';
import { ShortHmac } from './hmac.ts';

/** What chance does at one table; `protocol/fair.ts` says how, and checks it afterwards. */
export class Luck {
  readonly nonces: readonly string[];
  readonly #hmac: ShortHmac;

  constructor(game: string, seed: string, nonces: readonly string[]) {
    this.nonces = nonces;
    const key = createHmac('sha256', Buffer.from(seed, 'hex')).update(keyText(game, nonces)).digest();
    this.#hmac = new ShortHmac(key);
  }

  /** The move of chance, whose turn it must be; `draw` counts what it has done before. */
  choose(game: Game, draw: number): Move {
    const total = totalWeight(game, ANSWERS);
    const code = answerByTicket(game, ANSWERS, this.#ticket(draw, total));
    return game.question.write(game, code);
  }

  #ticket(draw: number, total: number): number {
    for (let attempt = 0; ; attempt++) {
      const ticket = this.#hmac.first48(ticketText(draw, attempt));
      if (isUsable(ticket, total)) return ticket % total;
    }
  }
}

/** One for all, who list what may be drawn anew each time. */
const ANSWERS = new AnswerList();

export function newSeed(): string {
  return randomBytes(32).toString('hex');
}

/** The hash shown before anyone sits down. */
export function commitmentOf(game: string, seed: string): string {
  return createHash('sha256').update(commitmentText(game, seed)).digest('hex');
}
