import {
  answersOf,
  CHANCE,
  catalogue,
  type Game,
  type GameEvent,
  languages,
  moveText,
  playMove,
  say,
  viewOf,
} from '@bastide/rules';
import { expect, test } from 'vitest';
import { specOfTile } from '../../still/specs.ts';
import { moveAmong } from '../scene/script.ts';
import { freshGame, type Staged, stage } from '../scene/staged.ts';
import { type Goal, LEARNER, type Lesson, type Scene } from './lesson.ts';
import { lessonWords } from './lesson-words.ts';
import { lessonOf, lessons } from './lessons.ts';

const scenes = lessons.flatMap((lesson) =>
  lesson.scenes.map((scene) => ({ name: `${lesson.id} ${scene.id}`, lesson, scene })),
);

test('every set of the game has its lesson', () => {
  const taught = catalogue.filter(({ id }) => lessonOf(id) !== undefined);
  expect(taught.map(({ id }) => id)).toEqual(catalogue.map(({ id }) => id));
  for (const { id, scenes: short } of lessons.slice(1))
    expect(short.length >= 2 && short.length <= 4, `${id}: a lesson has two to four scenes`).toBe(true);
});

test.each(scenes)(
  '$name: reached, what is shown is right, and so is whatever leads there, but not everything',
  ({ lesson, scene }) => {
    const { game, staged, chances } = begin(lesson, stage(lesson, scene));
    expect(game.toMove).toBe(LEARNER);
    const start = game.save();
    const walk = new Walk(scene, staged);
    let drawn = chances;
    for (const [step, answer] of scene.answers.entries()) {
      const played = walk.play(game, moveAmong(answersOf(game), answer), drawn);
      expect([answer, scene.goals[step](played)]).toEqual([answer, true]);
      drawn = walk.letOthersPlay(game, played.chances);
    }
    game.restore(start);
    walk.from(game, 0, chances);
    expect(
      walk.stuck,
      'a goal lets something pass after which nothing is right: make the goal before it stricter',
    ).toEqual([]);
    expect(walk.wrong, 'whatever one does is right: nothing is taught').toBeGreaterThan(0);
  },
);

test('the tile that stands for a lesson is one of some set', () => {
  for (const { tile } of lessons) expect(specOfTile(tile).segments.length).toBeGreaterThan(0);
});

test('every scene has all its words in every language', () => {
  for (const lang of languages) {
    for (const { name, lesson, scene } of scenes) {
      const { title, say: words, task, done, hint } = lessonWords(lang, lesson).scenes[scene.id];
      const missing = Object.entries({ title, words, task, done, hint }).filter(([, text]) => !text);
      expect([lang, name, missing]).toEqual([lang, name, []]);
    }
  }
});

test('lessons bear the names of their sets, and no words are left over', () => {
  for (const lang of languages) {
    for (const lesson of lessons) {
      const { title, scenes: said } = lessonWords(lang, lesson);
      expect(Object.keys(said)).toEqual(lesson.scenes.map(({ id }) => id));
      const [, set] = lesson.sets;
      if (set !== undefined) expect(title).toBe(say(lang, `set.${set}` as Parameters<typeof say>[1]));
    }
  }
});

interface Begun {
  readonly game: Game;
  readonly staged: Staged;
  /** How often chance has decided. */
  readonly chances: number;
}

/** The scene as the learner first meets it, after what there is to watch. */
function begin(lesson: Lesson, staged: Staged): Begun {
  const game = freshGame(lesson);
  for (const move of staged.moves) if ('error' in playMove(game, move)) throw new Error(JSON.stringify(move));
  const before = staged.moves.filter(({ by }) => by === 'chance').length;
  return { game, staged, chances: new Walk(undefined, staged).letOthersPlay(game, before) };
}

type Played = Parameters<Goal>[0] & { readonly chances: number };

/** Tries everything the learner may do in a scene, and goes on after what is right. */
class Walk {
  wrong = 0;
  readonly stuck: string[] = [];
  readonly #scene: Scene | undefined;
  readonly #staged: Staged;

  constructor(scene: Scene | undefined, staged: Staged) {
    this.#scene = scene;
    this.#staged = staged;
  }

  from(game: Game, step: number, chances: number): void {
    const goal = this.#scene?.goals[step];
    if (goal === undefined) return;
    const before = game.save();
    const options = game.toMove === LEARNER ? answersOf(game) : [];
    let right = 0;
    for (const { move } of options) {
      const played = this.play(game, move, chances);
      if (goal(played)) {
        right++;
        this.from(game, step + 1, this.letOthersPlay(game, played.chances));
      } else this.wrong++;
      game.restore(before);
    }
    if (right === 0)
      this.stuck.push(`${step}: ${game.question.id} ${options.map((one) => moveText(one.move))}`);
  }

  /** A move of the learner and what chance answers: the moment at which it is judged. */
  play(game: Game, move: Played['move'], chances: number): Played {
    const events: GameEvent[] = [];
    game.listener = (event) => events.push(event);
    const played = playMove(game, move);
    if ('error' in played) throw new Error(`${played.error}: ${JSON.stringify(move)}`);
    const after = this.#letChancePlay(game, chances);
    game.listener = undefined;
    return { view: viewOf(game), move, events, chances: after };
  }

  letOthersPlay(game: Game, chances: number): number {
    let drawn = this.#letChancePlay(game, chances);
    while (!game.over && game.toMove !== LEARNER && game.toMove !== CHANCE) {
      playMove(game, this.#staged.reply(game));
      drawn = this.#letChancePlay(game, drawn);
    }
    return drawn;
  }

  #letChancePlay(game: Game, chances: number): number {
    let drawn = chances;
    while (!game.over && game.toMove === CHANCE) {
      const move = this.#staged.chance(game, drawn);
      if (move === undefined) return drawn;
      playMove(game, move);
      drawn++;
    }
    return drawn;
  }
}
