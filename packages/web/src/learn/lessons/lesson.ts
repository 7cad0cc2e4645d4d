import type { GameEvent, GameView, UncheckedMove } from '@bastide/rules';
import type { Tab } from '../../panels/side/tabs.tsx';

/** The seat of who learns; the other one is played by the script. */
export const LEARNER = 0;

/** What somebody who learns has done: the move, what followed from it, and how the game stands after that. */
export interface PlayedMove {
  readonly view: GameView;
  readonly move: UncheckedMove;
  readonly events: readonly GameEvent[];
}

/** Whether what was played is what the scene asks for. */
export type Goal = (played: PlayedMove) => boolean;

/** Something lit on the land: a feature by one of its segments, or a cell. */
export interface Light {
  readonly x: number;
  readonly y: number;
  readonly on?: string;
}

/** A position, and something to do in it. Turns are written as `script.ts` reads them; the words stand in its lesson, by the id. */
export interface Scene {
  readonly id: string;
  /** Turns that make the position, the learner's first. */
  readonly opening: readonly string[];
  /** Turns of the other player, which are watched. */
  readonly watch?: readonly string[];
  /** The tile the learner draws. */
  readonly hand?: string;
  /** One for each decision; none where there is only something to see. */
  readonly goals: readonly Goal[];
  /** A right answer to each. */
  readonly answers: readonly string[];
  /** What chance and the other player answer between and after. */
  readonly after?: readonly string[];
  readonly lights?: readonly Light[];
  /** Whether all fields are shown in colour. */
  readonly fields?: boolean;
  /** The panel to look at. */
  readonly panel?: Tab;
}

export interface Lesson {
  readonly id: string;
  readonly sets: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  /** A tile that stands for it. */
  readonly tile: string;
  readonly scenes: readonly Scene[];
  /** Sets that are taught by it and have another name. */
  readonly also?: readonly string[];
  /** Its chapter of the rule book, if that has another name. */
  readonly chapter?: string;
}

/** What is said in a scene. */
export interface SceneWords {
  readonly title: string;
  /** One or two sentences. */
  readonly say: string;
  /** What to do; absent where there is only something to see. */
  readonly task?: string;
  /** When it is done. */
  readonly done?: string;
  /** When something else was done, which is legal too. */
  readonly hint?: string;
}

export interface LessonWords {
  readonly title: string;
  /** What one learns, in one sentence. */
  readonly about: string;
  readonly scenes: Readonly<Record<string, SceneWords>>;
}

/** What is said in the lessons of a folder, by their ids. Stands in a file for each language, `lesson.fr.ts`. */
export type LessonTexts = Readonly<Record<string, LessonWords>>;
