import type { Advice } from '@bastide/bots/analysis';
import type { Verdict } from '@bastide/bots/puzzles';
import type { Move } from '@bastide/rules';
import type { AdviceAsked, AnalysisAnswer, AnalysisAsked } from '../analysis/run/analyst.ts';
import type { BotAsked } from '../bots/thinkers.ts';
import type { PuzzleTurn } from '../puzzles/judge-here.ts';
import type { LuckAnswer, LuckAsked } from '../statistics/luck/lucks.ts';

/** What an engine can be asked, by kind, and what it tells. */
export interface Kinds {
  readonly bot: { readonly asked: BotAsked; readonly answer: Move };
  readonly advice: { readonly asked: AdviceAsked; readonly answer: Advice };
  readonly analysis: { readonly asked: AnalysisAsked; readonly answer: AnalysisAnswer };
  readonly puzzle: { readonly asked: PuzzleTurn; readonly answer: Verdict };
  readonly luck: { readonly asked: LuckAsked; readonly answer: LuckAnswer };
}

export type Kind = keyof Kinds;

/** To an engine: a question, with its kind. */
export type ToEngine = { [One in Kind]: { readonly kind: One } & Kinds[One]['asked'] }[Kind];

/** From an engine: one of its answers, or what went wrong. */
export type FromEngine<One extends Kind = Kind> =
  | { readonly answer: Kinds[One]['answer'] }
  | { readonly fault: string };
