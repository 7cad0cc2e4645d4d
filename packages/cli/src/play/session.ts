import { createBot } from '@bastide/bots';
import {
  CHANCE,
  type GameEvent,
  type History,
  type Move,
  moveText,
  observe,
  randomAnswer,
  say,
  seeded,
} from '@bastide/rules';
import { sayList } from '@bastide/rules/internal';
import type { Contestant } from '../match/contestant.ts';
import { DONE } from '../program/command.ts';
import { type Io, print } from '../program/io.ts';
import { figureLetters, markLetters } from '../program/letters.ts';
import { foreignValuers } from '../program/registry.ts';
import { Choices } from './choices.ts';
import { Opponents } from './opponents.ts';
import { phrase } from './phrases.ts';
import { Prompt } from './prompt.ts';
import { freshName, saveGame } from './save.ts';
import type { Screen } from './screen.ts';
import type { Words } from './words.ts';

/** How many lines of what happened are shown. */
const NEWS = 14;
const CLEAR = '\x1b[2J\x1b[3J\x1b[H';

/** Who is asked for advice. */
const ADVISER = 'knight';

export interface Players {
  /** By seat: who plays it; undefined where a person does. */
  readonly opponents: readonly (Contestant | undefined)[];
  readonly seed: number;
  /** Where the game is saved at the end, if a place was named. */
  readonly file: string | undefined;
}

/** A game at the terminal, from now to its end or until the players leave. */
export class Session {
  readonly #history: History;
  readonly #players: Players;
  readonly #words: Words;
  readonly #screen: Screen;
  readonly #io: Io;
  readonly #prompt: Prompt;
  readonly #opponents: Opponents;
  #news: string[] = [];

  constructor(history: History, players: Players, words: Words, screen: Screen, io: Io) {
    this.#history = history;
    this.#players = players;
    this.#words = words;
    this.#screen = screen;
    this.#io = io;
    this.#prompt = new Prompt(io);
    this.#opponents = new Opponents(history, players.opponents, players.seed);
  }

  async run(): Promise<number> {
    const { game } = this.#history;
    let on = true;
    while (on) {
      if (game.over) on = await this.#end();
      else if (game.toMove === CHANCE) this.#play(this.#chance());
      else if (this.#opponents.has(game.toMove)) await this.#askOpponent();
      else on = await this.#askPlayer();
    }
    await this.#opponents.close();
    this.#leave();
    return DONE;
  }

  async #askOpponent(): Promise<void> {
    const { code, faults } = await this.#opponents.answer();
    const { game } = this.#history;
    this.#play(game.question.write(game, code));
    for (const { seat, kind, text } of faults)
      this.#news.push(phrase(this.#words.lang, 'fault', { who: this.#words.who(seat), kind, text }));
  }

  /** Shows everything and asks until there is an answer; false when the players leave. */
  async #askPlayer(): Promise<boolean> {
    const choices = new Choices(this.#history.game);
    this.#show(choices);
    for (;;) {
      const line = await this.#prompt.ask(`${phrase(this.#words.lang, 'keys')}\n> `);
      if (line === undefined) return false;
      const done = this.#command(line.trim(), choices);
      if (done !== 'again') return done === 'on';
    }
  }

  /** Does what a line says: the game goes `on`, is left with `quit`, or the question stands and is asked `again`. */
  #command(line: string, choices: Choices): 'on' | 'quit' | 'again' {
    const [word, ...rest] = line.split(/\s+/);
    if (word === 'q') return 'quit';
    if (word === 'u') return this.#undo() ? 'on' : 'again';
    if (word === 's') this.#save(rest.join(' '));
    else if (word === 'h' || word === '?') this.#help();
    else if (word === 'b') this.#show(choices);
    else if (word === 'a') this.#advise(choices);
    else return this.#answer(line, choices) ? 'on' : 'again';
    return 'again';
  }

  #answer(line: string, choices: Choices): boolean {
    const { lang } = this.#words;
    const read = line === '' ? undefined : choices.read(line);
    if (read === undefined) {
      print(this.#io, phrase(lang, 'notUnderstood', { text: line }));
      return false;
    }
    if ('choices' in read) {
      const { x, y, choices: turns } = read;
      const list = turns.map(({ target }) => `${target.rot}`).join(', ');
      print(this.#io, phrase(lang, 'turnMissing', { x, y, list, first: turns[0].target.rot ?? 0 }));
      return false;
    }
    this.#news = [];
    this.#play(read.move);
    return true;
  }

  #play(move: Move): void {
    const played = this.#history.play(move);
    if ('error' in played) throw new Error(`${moveText(move)} was offered, but refused: ${played.error}`);
    this.#opponents.onMove(move, played.ok);
    this.#tell(played.ok);
  }

  #tell(events: readonly GameEvent[]): void {
    for (const event of events) {
      const sentence = this.#words.event(event);
      if (sentence !== undefined) this.#news.push(sentence);
    }
  }

  /** Chance depends on the seed and on how many moves there were, so taking a move back can't bring a better tile. */
  #chance(): Move {
    const { game, moves } = this.#history;
    const random = seeded(this.#players.seed + 0x9e37_79b1 * moves.length);
    return game.question.write(game, randomAnswer(game, random));
  }

  #help(): void {
    const { lang } = this.#words;
    const { sets } = this.#history.game.rules.setup;
    const figures = figureLetters(lang, sets);
    print(this.#io, phrase(lang, 'help', { marks: markLetters(lang, sets) }));
    if (figures !== '') print(this.#io, phrase(lang, 'helpFigures', { figures }));
  }

  #advise({ all }: Choices): void {
    const { game } = this.#history;
    const bot = createBot(ADVISER, { seed: this.#players.seed, valuers: foreignValuers });
    const code = bot.choose(observe(game, game.toMove));
    const advised = all.find((choice) => choice.code === code);
    if (advised === undefined) return;
    print(this.#io, phrase(this.#words.lang, 'advice', { n: advised.number, text: moveText(advised.move) }));
  }

  /** Takes back everything since the last choice a person made, and that choice. */
  #undo(): boolean {
    const { lang } = this.#words;
    const { moves } = this.#history;
    const last = moves.map(({ by }) => this.#isPerson(by)).lastIndexOf(true);
    if (last < 0) {
      print(this.#io, say(lang, 'error.nothing-to-undo'));
      return false;
    }
    for (let i = moves.length; i > last; i--) this.#history.undo();
    this.#opponents.forget();
    this.#news = [phrase(lang, 'undone', { text: moveText(moves[last]) })];
    return true;
  }

  #isPerson(by: number | 'chance'): boolean {
    return by !== 'chance' && !this.#opponents.has(by);
  }

  #save(file: string): boolean {
    const { lang } = this.#words;
    if (file === '') {
      print(this.#io, phrase(lang, 'saveWhere'));
      return false;
    }
    const why = saveGame(this.#history, file);
    const text =
      why === undefined ? phrase(lang, 'saved', { file }) : phrase(lang, 'notSaved', { file, why });
    print(this.#io, text);
    return why === undefined;
  }

  async #end(): Promise<boolean> {
    const choices = new Choices(this.#history.game);
    this.#opponents.end();
    this.#news.push(this.#result());
    this.#show(choices);
    for (;;) {
      const line = (await this.#prompt.ask(`${phrase(this.#words.lang, 'overKeys')}\n> `))?.trim();
      if (line === undefined || line === '' || line === 'q') return false;
      if (this.#command(line, choices) === 'on') return true;
    }
  }

  #result(): string {
    const { game } = this.#history;
    const scores = Array.from({ length: game.players }, (_, seat) => game.scores.of(seat));
    const n = Math.max(...scores);
    const first = [...scores.keys()]
      .filter((seat) => scores[seat] === n)
      .map((seat) => this.#words.who(seat));
    const { lang } = this.#words;
    if (first.length === 1) return phrase(lang, 'won', { who: first[0], n });
    return phrase(lang, 'tied', { n, list: sayList(lang, first) });
  }

  /** A game that was begun and is not over is not lost. */
  #leave(): void {
    this.#prompt.close();
    const { game, moves } = this.#history;
    const begun = moves.some(({ by }) => this.#isPerson(by));
    const { file } = this.#players;
    if (file !== undefined || (begun && !game.over)) this.#save(file ?? freshName());
    print(this.#io, phrase(this.#words.lang, 'bye'));
  }

  #show(choices: Choices): void {
    if (this.#io.stdout.isTTY === true) this.#io.stdout.write(CLEAR);
    const news = this.#news.slice(-NEWS);
    print(this.#io, `\n${this.#screen.draw(this.#history.game, choices, news)}\n`);
  }
}
