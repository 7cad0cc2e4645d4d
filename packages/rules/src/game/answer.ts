import type { Brings } from '../game/brings.ts';
import type { Target } from '../hooks.ts';
import { AnswerList } from '../turn/answers.ts';
import type { Game } from './game.ts';
import type { Move, UncheckedMove } from './move.ts';

/** One legal answer to the open question, for screens and programs. */
export interface Answer {
  readonly code: number;
  /** As a record writes it. */
  readonly move: Move;
  readonly target: Target;
  /** For chance: how likely, in whole parts. */
  readonly weight?: number;
  /** What it brings, where the question tells it: only in views. */
  readonly brings?: Brings;
}

/** All legal answers; none when the game is over. */
export function answersOf(game: Game): Answer[] {
  const list = new AnswerList();
  game.listAnswers(list);
  return list.toArray().map((code) => answerOf(game, code));
}

/** What a code of the open question means. */
export function answerOf(game: Game, code: number): Answer {
  const { question } = game;
  const answer = { code, move: question.write(game, code), target: question.target(game, code) };
  return question.weight === undefined ? answer : { ...answer, weight: question.weight(game, code) };
}

/** A move in one line, the same for the same move: `place base/D 0,1 180`. What is done, then the fields in a fixed order. */
export function moveText(move: UncheckedMove): string {
  if (move.do === 'place') return `place ${move.tile} ${move.x},${move.y} ${move.rot}`;
  if (move.do === 'pass') return 'pass';
  const { by: _, do: what, x, y, on, segment, ...rest } = move;
  const place = x === undefined ? [] : [`${x},${y}`];
  const where = segment ?? on;
  const fields = Object.values(rest).map((value) => (Array.isArray(value) ? value.join('-') : String(value)));
  return [what, ...fields, ...place, ...(where === undefined ? [] : [where])].join(' ');
}
