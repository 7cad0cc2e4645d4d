import type { Answer, GameEvent, GameView, Language, SeatView } from '@bastide/rules';
import { registry } from '../program/registry.ts';
import { phrase } from './phrases.ts';

/** Told by the board itself, or by what comes next. */
const SILENT: readonly string[] = ['drawn', 'returned', 'over'];

/** Tells events, choices and players in words of one language. */
export class Words {
  readonly lang: Language;
  readonly #plain: readonly string[];
  readonly #shown: readonly string[];

  /** Names of the seats, and the same as they are shown, with colours perhaps. */
  constructor(lang: Language, plain: readonly string[], shown: readonly string[]) {
    this.lang = lang;
    this.#plain = plain;
    this.#shown = shown;
  }

  who(seat: number): string {
    return this.#shown[seat];
  }

  /** A name with room after it, so that what follows stands in a column. */
  whoInColumn(seat: number): string {
    const longest = Math.max(...this.#plain.map((name) => name.length));
    return this.who(seat) + ' '.repeat(longest - this.#plain[seat].length);
  }

  /** Side by side, with commas. */
  row(words: readonly string[]): string {
    return words.reduce((some, last) => registry.say(this.lang, 'list.comma', { some, last }));
  }

  /** What is asked, `Place the tile`. */
  question(id: string): string {
    return registry.sayNamed(this.lang, `question.${id}`);
  }

  /** A choice in words, or nothing if it has none but its notation. */
  option({ target }: Answer): string {
    if (!registry.hasText(`action.${target.label}`)) return '';
    return registry.explainChoice(this.lang, this.#byNumbers(target), this.#plain);
  }

  /** An event in words; nothing for what needs none. */
  event(event: GameEvent): string | undefined {
    if (SILENT.includes(event.event) || (event.event === 'turn' && event.part === 1)) return undefined;
    const sentence = registry.explain(this.lang, this.#byNumbers(event), this.#shown);
    return sentence.startsWith('event.') ? undefined : sentence;
  }

  /** Places as they are typed. */
  #byNumbers<Told extends object>(told: Told): Told {
    const { x, y } = told as { readonly x?: number; readonly y?: number };
    return x === undefined || y === undefined ? told : { ...told, at: phrase(this.lang, 'at', { x, y }) };
  }

  /** The figures a seat has at home: `6 followers, 1 …`. */
  home({ home }: SeatView): string {
    const held = Object.entries(home).filter(([, n]) => n > 0);
    if (held.length === 0) return phrase(this.lang, 'nothingHome');
    const texts = held.map(([name, n]) => registry.sayNamed(this.lang, `figure.${name}.count`, { n }));
    return phrase(this.lang, 'home', { list: this.row(texts) });
  }

  /** The tokens a seat holds, each kind in words. */
  tokens({ tokens }: SeatView): string[] {
    const held = Object.entries(tokens).filter(([, n]) => n > 0);
    return held.map(([name, n]) => registry.sayNamed(this.lang, `token.${name}`, { n }));
  }

  /** What lies on the land or beside it and is neither tile nor a player's figure. */
  things({ things }: GameView): string[] {
    return things.map(({ name, count, x, y, on, between, spot }) => {
      const key = [`token.${name}`, `figure.${name}`].find(registry.hasText);
      const what = key === undefined ? `${count} ${name}` : registry.say(this.lang, key, { n: count });
      const where = x === undefined || y === undefined ? String(spot ?? '') : `${x},${y}`;
      return [what, where, on ?? between?.join('-') ?? ''].filter((text) => text !== '').join(' ');
    });
  }
}
