import { segmentName } from '../../board/notation.ts';
import { deploy } from '../../figure/deploy.ts';
import type { Game } from '../../game/game.ts';
import { readSegment } from '../../game/notation.ts';
import type { Context, Hooks, Question } from '../../hooks.ts';
import { MONASTERY, SEGMENTS_PER_TILE } from '../../tile/kinds.ts';
import { placeOf, segmentAt, tileOf } from '../../tile/segment.ts';
import type { AnswerList } from '../../turn/answers.ts';

declare module '../../game/move.ts' {
  interface Moves {
    wagon: { readonly x: number; readonly y: number; readonly on: string };
  }
}

/** The answer to let the wagon go home; the others are places on its tile. */
const STAY = SEGMENTS_PER_TILE;

/** AM3. */
export function wagonHooks(context: Context): Hooks {
  const { players } = context.setup;
  const kind = context.figureKind('wagon');
  /** By seat: one more than the segment from which its wagon was scored in this part. */
  const left = context.column('i16', players, 'left');

  const question: Question = {
    id: 'abbey-mayor/wagon',
    answers(game, out) {
      listGoals(game, game.agenda.a, out);
      out.add(STAY);
    },
    play(game, code) {
      const { seat, a: slot } = game.answered;
      if (code !== STAY) deploy(game, game.figures.atHome(seat, kind), segmentAt(slot, code));
    },
    write(game, code) {
      const { seat, a: slot } = game.agenda;
      if (code === STAY) return { by: seat, do: 'pass', phase: 'wagon' };
      return { by: seat, do: 'wagon', ...whereIs(game, segmentAt(slot, code)) };
    },
    read(game, move) {
      if (move.do === 'pass') return move.phase === 'wagon' ? STAY : -1;
      if (move.do !== 'wagon') return -1;
      const segment = readSegment(game.board, game.agenda.a, String(move.on));
      return segment < 0 ? -1 : placeOf(segment);
    },
    target(game, code) {
      if (code === STAY) return { label: 'abbey-mayor/stay' };
      const at = whereIs(game, segmentAt(game.agenda.a, code));
      return { ...at, figure: 'wagon', brings: true, label: 'abbey-mayor/wagon' };
    },
  };
  const goOn = context.question(question);

  return {
    /** Closed features send their figures home right after this. */
    completed(game, root) {
      const { board, figures } = game;
      for (let seat = 0; seat < players; seat++) {
        const place = figures.place[seat * figures.perSeat + figures.firstOf[kind]];
        if (place >= 0 && board.features.rootOf(place) === root) game.column(left)[seat] = place + 1;
      }
    },
    steps: [
      {
        id: 'abbey-mayor/wagon',
        slot: 'scored',
        after: ['gold-mines/share'],
        before: ['messengers/message', 'crop-circles/farmers'],
        run(game) {
          const from = game.column(left);
          for (let i = 0; i < players; i++) {
            const seat = (game.turn.seat + i) % players;
            if (from[seat] === 0) continue;
            const slot = (from[seat] - 1) >> 3;
            from[seat] = 0;
            game.scratch.clear();
            listGoals(game, slot, game.scratch);
            if (game.scratch.count === 0) continue;
            game.ask(goOn, seat, slot);
            // Others may have to wait for where this one goes.
            game.repeatStep();
            return;
          }
        },
      },
    ],
  };
}

/** Roads, cities and monasteries of a tile that are unfinished and empty. */
function listGoals({ board }: Game, slot: number, out: AnswerList): void {
  const { features, tiles } = board;
  const count = tiles.segmentCount[board.typeOf(slot)];
  for (let place = 0; place < count; place++) {
    const root = features.rootOf(segmentAt(slot, place));
    if (board.kindOf(root) <= MONASTERY && features.held[root] === 0 && features.openEnds(root) > 0)
      out.add(place);
  }
}

function whereIs({ board }: Game, segment: number): { x: number; y: number; on: string } {
  const slot = tileOf(segment);
  return { x: board.land.x[slot], y: board.land.y[slot], on: segmentName(board, segment) };
}
