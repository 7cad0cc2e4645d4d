import { type KnownMove, seenGame } from '@bastide/protocol/client';
import { type Game, type GameEvent, observe, playMove, type UncheckedMove } from '@bastide/rules';
import type { Player } from '../match/player.ts';
import { Refusal } from '../program/command.ts';
import { registry } from '../program/registry.ts';
import { type FromProgram, PROTOCOL, type ToProgram } from './messages.ts';

type SetupMessage = Extract<ToProgram, { type: 'setup' }>;
type AskMessage = Extract<ToProgram, { type: 'ask' }>;

/**
 * The other side of the protocol: a player of ours as a program. It follows the moves in a game of its own, so that a version of
 * Bastide can play against another.
 */
export class Speaker {
  readonly #seat: (setup: SetupMessage) => Player;
  #player: Player | undefined;
  #own = 0;
  #start: Game | undefined;
  #game: Game | undefined;
  #known: KnownMove[] = [];

  /** Who plays, for a game with this set-up. */
  constructor(seat: (setup: SetupMessage) => Player) {
    this.#seat = seat;
  }

  /** The answer to a message, if one is expected. Messages of a kind it does not know are passed over. */
  async hear(message: ToProgram): Promise<FromProgram | undefined> {
    if (message.type === 'setup') return this.#begin(message);
    return message.type === 'ask' ? this.#answer(message) : undefined;
  }

  async #begin(message: SetupMessage): Promise<FromProgram> {
    const { protocol, sets, options, players, seat, seed } = message;
    if (protocol !== PROTOCOL) throw new Refusal(`it speaks ${protocol}, and here ${PROTOCOL} is understood`);
    const made = registry.newGame({ sets, options, players });
    if ('error' in made) throw new Refusal(`the set-up is refused: ${made.error} at ${made.at}`);
    this.#game = made.ok;
    this.#start = made.ok.clone();
    this.#known = [];
    this.#own = seat;
    this.#player = this.#seat(message);
    await this.#player.begin({ game: made.ok, seat, seed });
    return { type: 'ready' };
  }

  async #answer({ id, moves, options }: AskMessage): Promise<FromProgram> {
    if (this.#player === undefined) throw new Refusal('it asks before a game has begun');
    const view = this.#follow(moves);
    const code = await this.#player.answer(view, 0);
    const move = code === undefined ? undefined : textOf(view.question.write(view, code));
    const option = options.findIndex((one) => textOf(one) === move);
    if (option < 0)
      throw new Error(`${move} is legal here, and there it is none of ${options.length} options`);
    return { type: 'answer', id, option };
  }

  /** What the own seat may know after these moves. */
  #follow(moves: readonly UncheckedMove[]): Game {
    const [start, game] = [this.#start, this.#game];
    if (start === undefined || game === undefined) throw new Error('no game has begun');
    const hasHands = game.rules.hand > 0;
    for (const move of moves) {
      if (move.do === 'discard') this.#discard(move);
      else {
        this.#known.push({ move, events: [] });
        const played = hasHands ? undefined : playMove(game, move);
        if (played !== undefined && 'error' in played)
          throw new Error(`move ${this.#known.length} is ${played.error} here: ${JSON.stringify(move)}`);
      }
    }
    return hasHands ? seenGame(start, this.#known, this.#own) : observe(game, this.#own);
  }

  /** It follows from the move before. */
  #discard({ tile, seat }: UncheckedMove): void {
    const { move, events } = this.#known.pop() as KnownMove;
    const discarded = { event: 'discarded', seat, tile } as GameEvent;
    this.#known.push({ move, events: [...events, discarded] });
  }
}

/** Two moves that are the same have the same text, in whatever order their fields came. */
function textOf(move: object): string {
  return JSON.stringify(Object.entries(move).sort(([one], [other]) => (one < other ? -1 : 1)));
}
