import type { Game } from '../game/game.ts';
import type { Context, FigureAction, Question, Step } from '../hooks.ts';
import type { AnswerList } from './answers.ts';

/** Passing is code 0; the answers of action number i begin at (i + 1) × 4096. */
export const PASS = 0;
const SHIFT = 12;
const OWN = (1 << SHIFT) - 1;

/** The figure action: one of the actions, or none (G3, X8). Asked only if there is something to do. */
export function figureStep(context: Context, actions: readonly FigureAction[]): Step {
  const figure = context.question(figureQuestion(actions));
  return {
    id: 'figure',
    slot: 'figure',
    run(game) {
      for (let i = 0; i < actions.length; i++) {
        if (hasOptions(game, actions[i])) {
          game.ask(figure, game.turn.seat);
          return;
        }
      }
    },
  };
}

function hasOptions(game: Game, action: FigureAction): boolean {
  if (action.possible !== undefined) return action.possible(game);
  game.scratch.clear();
  action.answers(game, game.scratch);
  return game.scratch.count > 0;
}

function figureQuestion(actions: readonly FigureAction[]): Question {
  const actionOf = (code: number) => actions[(code >> SHIFT) - 1];
  return {
    id: 'figure',
    answers(game, out) {
      for (let i = 0; i < actions.length; i++) {
        const first = out.count;
        actions[i].answers(game, out);
        offset(out, first, (i + 1) << SHIFT);
      }
      out.add(PASS);
    },
    play(game, code) {
      if (code !== PASS) actionOf(code).play(game, code & OWN);
    },
    write(game, code) {
      if (code === PASS) return { by: game.turn.seat, do: 'pass', phase: 'action' };
      return actionOf(code).write(game, code & OWN);
    },
    read(game, move) {
      if (move.do === 'pass') return move.phase === undefined || move.phase === 'action' ? PASS : -1;
      for (let i = 0; i < actions.length; i++) {
        const code = actions[i].read(game, move);
        if (code >= 0) return ((i + 1) << SHIFT) | code;
      }
      return -1;
    },
    target: (game, code) => (code === PASS ? { label: 'pass' } : actionOf(code).target(game, code & OWN)),
    why(game, attempt) {
      const byAction = actions.flatMap((action) => {
        const reasons = action.why?.(game, attempt);
        return reasons === undefined ? [] : [reasons];
      });
      // What one of the actions allows is allowed, whatever the others say.
      return byAction.some((reasons) => reasons.length === 0) ? [] : byAction.flat();
    },
    brings: (game, code) => (code === PASS ? undefined : actionOf(code).brings?.(game, code & OWN)),
  };
}

function offset(out: AnswerList, first: number, by: number): void {
  for (let i = first; i < out.count; i++) out.codes[i] += by;
}
