import { deploy } from '../../figure/deploy.ts';
import { sendHome } from '../../figure/home.ts';
import { followersOn, nextFollowerOn, notOneOf } from '../../figure/standing.ts';
import { kindNamed, noneAtHome } from '../../figure/why.ts';
import type { Game } from '../../game/game.ts';
import type { FigureName, On, Place, Seat } from '../../game/move-fields.ts';
import { readPlace, segmentName } from '../../game/notation.ts';
import type { Attempt, Question, Reason } from '../../hooks.ts';
import { KINDS } from '../../tile/kinds.ts';
import { segmentAt, tileOf } from '../../tile/segment.ts';
import type { AnswerList } from '../../turn/answers.ts';
import { ADD } from './choice.ts';

declare module '../../game/move.ts' {
  interface Moves {
    'crop-figure': Place & { readonly by: Seat; readonly figure: FigureName; readonly segment?: On };
  }
}

const PASS = 0;

/**
 * CC2: a player adds a follower or takes one home. The question's numbers are the kind of feature and the choice. Code 0 is to
 * pass, which `mayPass` allows where one is added (CC3); the others stand for a segment and a kind of figure.
 */
export function figureQuestion(mayPass: boolean): Question {
  return {
    id: 'crop-circles/figure',
    answers(game, out) {
      const { seat, a: kind, b: choice } = game.agenda;
      listFigures(game, seat, kind, choice, out);
      if (mayPass && choice === ADD) out.add(PASS);
    },
    play(game, code) {
      if (code === PASS) return;
      const { seat, b: choice } = game.answered;
      const segment = segmentIn(game, code);
      const kind = figureIn(game, code);
      if (choice === ADD) deploy(game, game.figures.atHome(seat, kind), segment);
      else sendHome(game, figureOn(game, seat, kind, segment));
    },
    write(game, code) {
      const { board, agenda, figures } = game;
      if (code === PASS) return { by: agenda.seat, do: 'pass', phase: 'crop' };
      const segment = segmentIn(game, code);
      const name = segmentName(board, segment);
      return {
        by: agenda.seat,
        do: 'crop-figure',
        figure: figures.specs[figureIn(game, code)].name,
        x: board.land.x[tileOf(segment)],
        y: board.land.y[tileOf(segment)],
        on: name.split(',')[0],
        segment: name,
      };
    },
    read(game, move) {
      const { do: what, phase } = move;
      if (what === 'pass') return phase === undefined || phase === 'crop' ? PASS : -1;
      const kind = game.figures.specs.findIndex((spec) => spec.name === move.figure);
      const segment = readPlace(game.board, move);
      return what !== 'crop-figure' || kind < 0 || segment < 0 ? -1 : codeOf(game, segment, kind);
    },
    target(game, code) {
      if (code === PASS) return { label: 'pass' };
      const { x, y } = game.board.land;
      const segment = segmentIn(game, code);
      const on = segmentName(game.board, segment);
      const figure = game.figures.specs[figureIn(game, code)].name;
      const brings = game.agenda.b === ADD;
      const label = brings ? 'crop-circles/add-figure' : 'crop-circles/remove-figure';
      return { x: x[tileOf(segment)], y: y[tileOf(segment)], on, figure, brings, label };
    },
    why: whyNotCalled,
  };
}

/** CC1: the sign is for one kind of feature; CC2: only where an own follower of that kind stands. */
function whyNotCalled(game: Game, attempt: Attempt): Reason[] {
  const { seat, a: kind, b: choice } = game.agenda;
  const { board, figures } = game;
  const { x, y, place, figure } = attempt;
  const slot = x === undefined || y === undefined ? -1 : board.land.slotAt(x, y);
  const own = followersOn(game, seat, kind);
  const isSign = slot >= 0 && place !== undefined && board.kindOf(segmentAt(slot, place)) === kind;
  if (!isSign) return [{ code: 'crop-circles/sign', rule: 'CC1', kind: KINDS[kind] }];
  if (choice !== ADD) return notOneOf(game, own, attempt, 'CC2');
  if (notOneOf(game, own, { ...attempt, figure: undefined }, 'CC2').length > 0)
    return [{ code: 'crop-circles/beside', rule: 'CC2', kind: KINDS[kind] }];
  const kinds = figure === undefined ? [...figures.specs.keys()] : [kindNamed(game, figure)];
  const eligible = kinds.filter((one) => one >= 0 && isEligible(game, one, kind));
  if (eligible.length === 0) return [{ code: 'crop-circles/follower', rule: 'CC3' }];
  return eligible.some((one) => figures.atHome(seat, one) >= 0) ? [] : [noneAtHome(game, eligible[0])];
}

/** Whether there is anything a seat can do. */
export function hasFigure(game: Game, seat: number, kind: number, choice: number): boolean {
  if (choice === ADD && kindsToAdd(game, seat, kind) === 0) return false;
  return nextFollowerOn(game, seat, kind) >= 0;
}

/** What a seat can do: followers from home beside own followers on the same segment, or own followers taken home. */
function listFigures(game: Game, seat: number, kind: number, choice: number, out: AnswerList): void {
  const { figures } = game;
  let figure = nextFollowerOn(game, seat, kind);
  for (; figure >= 0; figure = nextFollowerOn(game, seat, kind, figure)) {
    const segment = figures.place[figure];
    if (choice === ADD) listAdditions(game, seat, kind, segment, out);
    else addOnce(out, codeOf(game, segment, figures.kindOf(figure)));
  }
}

function listAdditions(game: Game, seat: number, kind: number, segment: number, out: AnswerList): void {
  let kinds = kindsToAdd(game, seat, kind);
  for (; kinds !== 0; kinds &= kinds - 1)
    addOnce(out, codeOf(game, segment, 31 - Math.clz32(kinds & -kinds)));
}

/** The kinds at home that may stand there, as bits. */
function kindsToAdd({ figures }: Game, seat: number, kind: number): number {
  return figures.kindsAtHome(seat) & figures.followers & figures.kindsOn[kind];
}

function isEligible({ figures }: Game, added: number, kind: number): boolean {
  return ((figures.followers & figures.kindsOn[kind]) >> added) % 2 === 1;
}

/** Several own followers may stand on one segment: what comes to the same is one option. */
function addOnce(out: AnswerList, code: number): void {
  if (!out.has(code)) out.add(code);
}

function codeOf({ figures }: Game, segment: number, kind: number): number {
  return 1 + segment * figures.specs.length + kind;
}

function segmentIn({ figures }: Game, code: number): number {
  return Math.floor((code - 1) / figures.specs.length);
}

function figureIn({ figures }: Game, code: number): number {
  return (code - 1) % figures.specs.length;
}

function figureOn({ figures }: Game, seat: number, kind: number, segment: number): number {
  const first = seat * figures.perSeat + figures.firstOf[kind];
  return figures.place.indexOf(segment, first);
}
