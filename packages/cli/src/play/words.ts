import {
  type Awarded,
  type Game,
  type GameEvent,
  hasText,
  type Language,
  type Option,
  say,
  sayNamed,
} from '@bastide/rules';
import { phrase } from '../phrases.ts';

/** Tells events, choices and players in words of one language. */
export class Words {
  readonly lang: Language;
  readonly #names: readonly string[];

  /** `names` of the seats, with their colours if there are any. */
  constructor(lang: Language, names: readonly string[]) {
    this.lang = lang;
    this.#names = names;
  }

  who(seat: number): string {
    return this.#names[seat] ?? say(this.lang, 'player', { n: seat + 1 });
  }

  list(words: readonly string[], last: 'list.and' | 'list.comma'): string {
    return words.reduce((some, word, i) =>
      say(this.lang, i === words.length - 1 ? last : 'list.comma', { some, last: word }),
    );
  }

  /** What is asked, `Place the tile`. */
  question(id: string): string {
    return sayNamed(this.lang, `question.${id}`);
  }

  /** A choice in words, or nothing if it has none but its notation. */
  option({ target }: Option): string {
    const { label, on = '', figure, seat, x = 0, y = 0 } = target;
    const [kind, edges = ''] = on.split(':');
    const key = [`action.${label}.${kind}`, `action.${label}`].find(hasText);
    if (key === undefined) return '';
    const sides = edges === '' ? [] : edges.split(',').map((edge) => sayNamed(this.lang, `side.${edge}`));
    return say(this.lang, key, {
      ...this.#texts(target),
      x,
      y,
      who: this.who(seat ?? 0),
      figure: figure === undefined ? '' : this.aFigure(figure),
      sides: sides.length === 0 ? '' : this.list(sides, 'list.comma'),
    });
  }

  /** An event in words; nothing for what is better seen on the board. */
  event(event: GameEvent): string | undefined {
    if (event.event === 'awarded') return this.#award(event);
    if (event.event === 'turn') {
      return event.part === 2 ? say(this.lang, 'event.turn.second', { who: this.who(event.seat) }) : undefined;
    }
    if (event.event === 'drawn' || event.event === 'returned') return undefined;
    if (event.event === 'token') {
      const tokens = sayNamed(this.lang, `token.${event.token}`, { n: event.count });
      return say(this.lang, 'event.token', { who: this.who(event.seat), tokens });
    }
    const kind = 'on' in event && event.on !== undefined ? event.on.split(':')[0] : '';
    const what = 'what' in event ? event.what : event.event;
    const key = [`event.${what}.${kind}`, `event.${what}`].find(hasText);
    if (key === undefined) return undefined;
    const seat = 'seat' in event ? event.seat : 0;
    const figure = 'figure' in event ? this.aFigure(event.figure) : '';
    return say(this.lang, key, { ...this.#texts(event), who: this.who(seat), figure });
  }

  /** The figures a seat has at home: `7 followers, 1 abbot`. */
  home({ figures }: Game, seat: number): string {
    const counts = figures.specs.map(({ name }, kind) => ({ name, n: figures.countHome(seat, kind) }));
    const held = counts.filter(({ n }) => n > 0);
    if (held.length === 0) return phrase(this.lang, 'nothingHome');
    const texts = held.map(({ name, n }) => sayNamed(this.lang, `figure.${name}.count`, { n }));
    return phrase(this.lang, 'home', { list: this.list(texts, 'list.comma') });
  }

  /** The tokens a seat holds, each kind in words. */
  tokens({ rules }: Game, seat: number, game: Game): string[] {
    return rules.hooks.tokens.flatMap(({ names, count }) =>
      names
        .map((name, index) => ({ name, n: count(game, seat, index) }))
        .filter(({ n }) => n > 0)
        .map(({ name, n }) => sayNamed(this.lang, `token.${name}`, { n })),
    );
  }

  aFigure(name: string): string {
    return sayNamed(this.lang, hasText(`figure.${name}.a`) ? `figure.${name}.a` : `figure.${name}`);
  }

  #award(event: Awarded): string {
    const { seat, points, cause, because, each, x = 0, y = 0 } = event;
    const reasons = Object.entries(because).map(([reason, n]) => this.#reason(reason, n));
    if (each !== undefined && each > 1) reasons.push(say(this.lang, 'because.each', { n: each }));
    const how = reasons.length === 0 ? sayNamed(this.lang, `cause.${cause}`) : this.list(reasons, 'list.comma');
    const key = `award.${cause}`;
    const params = { who: this.who(seat), n: points, x, y, how };
    const text = hasText(key) ? say(this.lang, key, params) : `${params.who}: ${points} (${how})`;
    return [text, ...this.#rivals(event)].join(' ');
  }

  #reason(reason: string, n: number): string {
    return hasText(`because.${reason}`) ? sayNamed(this.lang, `because.${reason}`, { n }) : `${reason} ${n}`;
  }

  /** Who competed, if more than one did. */
  #rivals({ held = [] }: Awarded): string[] {
    const seats = [...held.keys()].filter((seat) => held[seat] > 0);
    if (seats.length < 2) return [];
    const most = Math.max(...held);
    const listed = (some: readonly number[]) =>
      this.list(
        some.map((seat) => say(this.lang, 'held.one', { who: this.who(seat), n: held[seat] })),
        'list.and',
      );
    const first = seats.filter((seat) => held[seat] === most);
    const fewer = seats.filter((seat) => held[seat] < most);
    const lead = say(this.lang, first.length > 1 ? 'held.tied' : 'held.most', { list: listed(first) });
    return fewer.length === 0 ? [lead] : [lead, say(this.lang, 'held.fewer', { list: listed(fewer) })];
  }

  /** The plain texts and numbers of an event or a target, as parameters. */
  #texts(fields: object): Record<string, string | number> {
    const entries = Object.entries(fields).filter(
      ([, value]) => typeof value === 'string' || typeof value === 'number',
    );
    return Object.fromEntries(entries);
  }
}
