import type { Registry } from '../../expansions/registry.ts';
import type { GameEvent } from '../../game/events.ts';
import type { Game } from '../../game/game.ts';
import type { Random } from '../../game/random.ts';
import { whyNot } from '../../index.ts';
import { type Language, languages } from '../../texts/languages.ts';
import { AnswerList } from '../../turn/answers.ts';

/** One position in so many is asked why something can't be done. */
const EVERY = 8;

/** Listens to games and collects what was told, offered or refused without words or without a rule. */
export class MissingWords {
  readonly #registry: Registry;
  readonly #complaints = new Set<string>();
  readonly #offered = new Set<string>();
  readonly #answers = new AnswerList();

  constructor(registry: Registry) {
    this.#registry = registry;
  }

  get complaints(): string[] {
    return [...this.#complaints];
  }

  /** Looks at what happens, beside whoever listens already. */
  follow(game: Game): void {
    const { listener } = game;
    game.listener = (event) => {
      listener?.(event);
      this.#onEvent(event);
    };
  }

  /** Before each answer: looks at what is offered and, now and then, at what is not. */
  look(game: Game, random: Random): void {
    const { question } = game;
    const { id } = question;
    game.listAnswers(this.#answers);
    for (const code of this.#answers.toArray()) {
      const target = question.target(game, code);
      const key = `${id} ${target.label} ${target.on?.split(':')[0]}`;
      if (this.#offered.has(key)) continue;
      this.#offered.add(key);
      this.#read(`the answer ${target.label} of ${id}`, (lang) =>
        this.#registry.explainChoice(lang, target, []),
      );
      this.#tryOut(game, code);
    }
    if (random(EVERY) === 0) this.#askWhy(game);
  }

  /** What follows from an answer that is offered for the first time: games at random may never choose it. */
  #tryOut(game: Game, code: number): void {
    const copy = game.clone();
    copy.listener = (event) => this.#onEvent(event);
    copy.play(code);
  }

  #onEvent(event: GameEvent): void {
    const { explain, hasText, rulesOf } = this.#registry;
    const what = event.event === 'happened' ? event.what : event.event;
    this.#read(event.event === 'awarded' ? `an award for ${event.cause}` : `the event ${what}`, (lang) =>
      explain(lang, event, []),
    );
    if (event.event !== 'awarded') return;
    if (!hasText(`cause.${event.cause}`))
      this.#complaints.add(`give “cause.${event.cause}” words: they name these points in a list`);
    for (const key of [
      `cause.${event.cause}`,
      ...Object.keys(event.because).map((reason) => `because.${reason}`),
    ])
      if (rulesOf(key).length === 0 && !key.startsWith('because.each'))
        this.#complaints.add(`cite the rule behind “${key}”`);
  }

  #askWhy(game: Game): void {
    const { land, tiles } = game.board;
    const slot = game.turn.slot;
    const count = tiles.segmentCount[game.board.typeOf(slot)];
    for (let place = 0; place < count; place++) {
      for (const reason of whyNot(game, { x: land.x[slot], y: land.y[slot], place })) {
        this.#read(`the reason ${reason.code}`, (lang) => this.#registry.explainReason(lang, reason, []));
      }
    }
  }

  /** A text that is still its key has no words; a hole that is still there was not filled. */
  #read(what: string, say: (lang: Language) => string): void {
    for (const lang of languages) {
      const text = say(lang);
      // Sentences begin with a capital, and so does a key in place of one.
      if (/^(action|event|award|why)\.\S+$/i.test(text))
        this.#complaints.add(`give “${text[0].toLowerCase()}${text.slice(1)}” words: ${what} has none`);
      const key = /\b(because|figure|token|scorer|spot|kind|side)\.[\w./:-]*\w/.exec(text)?.[0];
      if (key !== undefined) this.#complaints.add(`give “${key}” words: ${what} speaks of it`);
      const hole = /\{\w+[^}]*\}/.exec(text)?.[0];
      if (hole !== undefined) this.#complaints.add(`${what} does not say ${hole}: ${text}`);
    }
  }
}
