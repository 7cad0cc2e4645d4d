import type { Task } from '../hooks.ts';
import { FINAL, OVER, START, TURNS } from '../turn/turn.ts';
import type { Game } from './game.ts';
import { nextStep, rests } from './ruleset/program.ts';

/** Which program of steps a frame runs. */
export const STARTING = 0;
export const PART = 1;
export const ENDING = 2;

/** Tasks of the core have fixed numbers on the agenda; expansions' tasks follow. */
export const FLOW = -1;
export const PROGRAM = -2;

/** The game as a whole: start, turns, final scoring. Runs whenever nothing else is left to do. */
export const flowTask: Task = {
  run(game) {
    const { turn } = game;
    if (turn.stage === START) {
      turn.stage = TURNS;
      game.runProgram(STARTING);
    } else if (turn.stage === TURNS) nextPart(game);
    else if (turn.stage === FINAL) {
      turn.stage = OVER;
      if (game.listener !== undefined) game.emit({ event: 'over' });
      game.ask(OVER_QUESTION, NOBODY);
    }
  },
};

/** The question that is never answered: the game is over. */
const OVER_QUESTION = 0;
export const NOBODY = -2;

/** Runs the steps of a slot sequence one after the other; those bound to a mark only on tiles that have it, those at rest not. */
export const programTask: Task = {
  run(game) {
    const { agenda, turn } = game;
    const program = game.rules.programs[agenda.b];
    const { steps } = program;
    const frame = agenda.top;
    let at = nextStep(program, turn.type, agenda.a);
    while (at < steps.length) {
      if (rests(program, game, at)) {
        at = nextStep(program, turn.type, at + 1);
        continue;
      }
      agenda.a = at + 1;
      steps[at].run(game);
      // The step asked something or left work to be done first; this goes on after it.
      if (agenda.top !== frame) return;
      // It may have sent this back or to the end.
      at = nextStep(program, turn.type, agenda.a);
    }
    if (agenda.c >= 0) resume(game, agenda.c);
    // What is popped stays in the arena: it must not tell which steps were at rest.
    agenda.a = at;
    agenda.pop();
  },
};

/** An inner part is over: the outer one goes on with the tile it placed. */
function resume(game: Game, slot: number): void {
  game.turn.slot = slot;
  game.turn.type = game.board.typeOf(slot);
}

/** A second part if it was earned, else the next player's turn; final scoring once no tile is left (G6). */
function nextPart(game: Game): void {
  const { turn } = game;
  if (!game.hasTiles()) {
    turn.stage = FINAL;
    if (game.listener !== undefined) game.emit({ event: 'final' });
    game.runProgram(ENDING);
    return;
  }
  if (turn.again && turn.part === 1) turn.part = 2;
  else {
    if (turn.part > 0) turn.seat = turn.seat + 1 === game.players ? 0 : turn.seat + 1;
    turn.part = 1;
  }
  turn.again = false;
  if (game.listener !== undefined) game.emit({ event: 'turn', seat: turn.seat, part: turn.part });
  game.runProgram(PART);
}
