import type { Game } from '../../game/game.ts';
import { CHANCE, type UncheckedMove } from '../../game/move.ts';
import type { Place, Seat } from '../../game/move-fields.ts';
import { readPlace, segmentName } from '../../game/notation.ts';
import type { Question } from '../../hooks.ts';
import { tileOf } from '../../tile/segment.ts';
import { type Flocks, TOKENS, WOLF } from './flocks.ts';

declare module '../../game/move.ts' {
  interface Moves {
    /** A token from the bag for the shepherd there. */
    token: Place & { readonly by: 'chance'; readonly token: string };
    flock: Place & { readonly by: Seat; readonly choice: 'grow' | 'score' };
  }
}

const CHOICES = ['grow', 'score'] as const;
const GROW = 0;

/** Chance draws a token from the bag for the shepherd of the seat in the question's first number (HS2, HS4). */
export function tokenQuestion(flocks: Flocks): Question {
  return {
    id: 'token',
    answers(game, out) {
      for (let token = 0; token < TOKENS.length; token++) if (flocks.inBag(game, token) > 0) out.add(token);
    },
    play(game, token) {
      const seat = game.answered.a;
      const segment = flocks.placeOf(game, seat);
      if (token === WOLF) {
        tellWolf(game, seat, segment);
        flocks.disperse(game, game.board.features.rootOf(segment));
      } else flocks.keep(game, seat, token);
    },
    write(game, token) {
      const segment = flocks.placeOf(game, game.agenda.a);
      return { by: 'chance', do: 'token', token: TOKENS[token], ...placeOf(game, segment) };
    },
    read(game, move) {
      if (move.do !== 'token' || !isAt(game, move, flocks.placeOf(game, game.agenda.a))) return -1;
      return TOKENS.indexOf(String(move.token));
    },
    target(game, token) {
      const segment = flocks.placeOf(game, game.agenda.a);
      return { ...placeOf(game, segment), seat: game.agenda.a, label: `token.${TOKENS[token]}` };
    },
    weight: (game, token) => flocks.inBag(game, token),
    sample(game, random) {
      let all = 0;
      for (let token = 0; token < TOKENS.length; token++) all += flocks.inBag(game, token);
      let ticket = random(all);
      for (let token = 0; ; token++) {
        ticket -= flocks.inBag(game, token);
        if (ticket < 0) return token;
      }
    },
  };
}

/** HS3: the owner of a shepherd whose field was extended lets the flock grow, or gathers it. */
export function flockQuestion(flocks: Flocks, token: number): Question {
  return {
    id: 'flock',
    answers(_, out) {
      for (let choice = 0; choice < CHOICES.length; choice++) out.add(choice);
    },
    play(game, choice) {
      const { seat } = game.answered;
      if (choice === GROW) game.ask(token, CHANCE, seat);
      else flocks.gather(game, game.board.features.rootOf(flocks.placeOf(game, seat)));
    },
    write(game, choice) {
      const { seat } = game.agenda;
      return { by: seat, do: 'flock', choice: CHOICES[choice], ...placeOf(game, flocks.placeOf(game, seat)) };
    },
    read(game, move) {
      if (move.do !== 'flock' || !isAt(game, move, flocks.placeOf(game, game.agenda.seat))) return -1;
      return (CHOICES as readonly unknown[]).indexOf(move.choice);
    },
    target(game, choice) {
      const segment = flocks.placeOf(game, game.agenda.seat);
      return { ...placeOf(game, segment), figure: 'shepherd', label: `flock.${CHOICES[choice]}` };
    },
    brings(game, choice) {
      const root = game.board.features.rootOf(flocks.placeOf(game, game.agenda.seat));
      if (choice !== GROW) return { points: flocks.worth(game, root) };
      return { odds: flocks.odds(game) };
    },
  };
}

/** A shepherd's segment as records write it. */
function placeOf({ board }: Game, segment: number): { x: number; y: number; on: string } {
  const { x, y } = board.land;
  const [on] = segmentName(board, segment).split(',');
  return { x: x[tileOf(segment)], y: y[tileOf(segment)], on };
}

function isAt({ board }: Game, move: UncheckedMove, segment: number): boolean {
  return readPlace(board, move) === segment;
}

function tellWolf(game: Game, seat: number, segment: number): void {
  if (game.listener === undefined) return;
  game.emit({ event: 'happened', what: 'hills-sheep/wolf', seat, ...placeOf(game, segment) });
}
