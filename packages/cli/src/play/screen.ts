import { type Game, segmentName } from '@bastide/rules';
import { paintTile } from '@bastide/rules/testing';
import { bold, faint, paint } from '../paint.ts';
import { phrase } from '../phrases.ts';
import { drawBoard, type Stamp, stamped, type View } from './board.ts';
import type { Choice, Choices } from './choices.ts';
import type { Words } from './words.ts';

const TILE = [11, 5] as const;
const CLOSE_UP = [21, 9] as const;

/** Everything a player needs to see at a question, as text: the table, what happened, what is asked, what can be answered. */
export class Screen {
  readonly #words: Words;
  readonly #view: View;

  constructor(words: Words, view: View) {
    this.#words = words;
    this.#view = view;
  }

  /** The whole of it. */
  draw(game: Game, choices: Choices, news: readonly string[]): string {
    return [this.board(game, choices), this.#standings(game), this.#news(news), this.#question(game, choices)]
      .filter((part) => part !== '')
      .join('\n\n');
  }

  board(game: Game, choices: Choices): string {
    const { text, cropped } = drawBoard(game, choices.groups, this.#view);
    const things = this.#words.things(game);
    const lines = [text];
    if (cropped) lines.push(phrase(this.#words.lang, 'cropped'));
    if (things.length > 0) lines.push(phrase(this.#words.lang, 'things', { list: things.join(' · ') }));
    return lines.join('\n');
  }

  /** A line for each player: name, points, figures at home, tokens. */
  #standings(game: Game): string {
    const { lang } = this.#words;
    const seats = Array.from({ length: game.players }, (_, seat) => {
      const turn = game.turn.seat === seat && !game.over ? '▸' : ' ';
      const extra = [this.#words.home(game, seat), ...this.#words.tokens(game, seat)].join(' · ');
      const points = bold(String(game.scores.of(seat)).padStart(4), this.#view.colour);
      return `${turn} ${this.#words.whoInColumn(seat)} ${points}   ${faint(extra, this.#view.colour)}`;
    });
    const left = phrase(lang, 'left', { n: game.piles.remaining });
    return [`${bold(phrase(lang, 'title'), this.#view.colour)} · ${left}`, ...seats].join('\n');
  }

  #news(news: readonly string[]): string {
    return news.map((line) => `• ${line}`).join('\n');
  }

  #question(game: Game, choices: Choices): string {
    if (game.over) return '';
    const { lang } = this.#words;
    const what = this.#words.question(game.question.id);
    const asked = phrase(lang, 'asked', { who: this.#words.who(game.toMove), what });
    const lines = [bold(asked, this.#view.colour)];
    if (choices.groups.length > 0) lines.push(this.#turns(game, choices), this.#placements(choices));
    else lines.push(...this.#pictures(game, choices), this.#list(choices));
    return lines.join('\n');
  }

  /** The tile in hand, in every way it can be turned. */
  #turns(game: Game, choices: Choices): string {
    const turns = [...new Set(choices.all.map(({ target }) => target.rot ?? 0))].sort((a, b) => a - b);
    const { spec } = game.tiles.types[game.turn.type];
    const pictures = turns.map((rot) => ({
      caption: `${rot}°`,
      lines: paintTile(spec, rot / 90, ...TILE).map((row) => paint(row, this.#view.colour)),
    }));
    return `${phrase(this.#words.lang, 'inHand')}\n${sideBySide(pictures, TILE[0])}`;
  }

  /** One entry a cell: `0,-1   1) 0°   2) 180°`, in as many columns as fit. */
  #placements(choices: Choices): string {
    const entries = choices.groups.map(({ x, y, choices: turns }) => {
      const turned = turns.map(({ number, target }) => `${number}) ${target.rot}°`);
      return `${`${x},${y}`.padStart(6)}  ${turned.join('  ')}`;
    });
    const notation = choices.all[0].text.replace(/ \S+ \S+$/, ' x,y rot');
    return `${phrase(this.#words.lang, 'placements', { notation })}\n${inColumns(entries, this.#view.columns)}`;
  }

  #list({ all }: Choices): string {
    const texts = all.map((choice) => this.#words.option(choice));
    const width = Math.max(...texts.map((text) => text.length));
    const digits = String(all.length).length + 1;
    const lines = all.map(({ number, text }, i) => {
      const words = texts[i] === '' ? text : `${texts[i].padEnd(width)}   ${faint(text, this.#view.colour)}`;
      return `${String(number).padStart(digits)}) ${words}`;
    });
    return `${phrase(this.#words.lang, 'choices')}\n${lines.join('\n')}`;
  }

  /** Pictures that go with a list of choices: tiles to choose from, or the tile the choices lie on with their numbers on it. */
  #pictures(game: Game, { all }: Choices): string[] {
    const tiles = all.filter(({ target }) => target.tile !== undefined && target.x === undefined);
    if (tiles.length === all.length && tiles.length > 0) return [this.#tilesToChoose(game, tiles)];
    const slots = new Set(all.flatMap(({ target }) => slotOf(game, target) ?? []));
    return slots.size === 1 ? [...slots].map((slot) => this.#closeUp(game, slot, all)) : [];
  }

  #tilesToChoose(game: Game, choices: readonly Choice[]): string {
    const pictures = choices.map(({ number, target }) => {
      const { spec } = game.tiles.types[game.tiles.indexOf(target.tile ?? '')];
      const lines = paintTile(spec, 0, ...TILE).map((row) => paint(row, this.#view.colour));
      return { caption: `${number})`, lines };
    });
    return sideBySide(pictures, TILE[0]);
  }

  /** A tile drawn large, with the number of each choice on the segment it means. */
  #closeUp(game: Game, slot: number, choices: readonly Choice[]): string {
    const oriented = game.board.land.oriented[slot];
    const { spec } = game.tiles.types[oriented >> 2];
    const glyphs = paintTile(spec, oriented & 3, ...CLOSE_UP);
    const stamps: Stamp[] = [];
    for (const place of spec.segments.keys()) {
      const name = segmentName(game.board, slot * 8 + place);
      const numbers = choices.filter(({ target }) => target.on === name && slotOf(game, target) === slot);
      const label = numbers.map(({ number }) => number).join('/');
      if (label !== '') stamps.push(...stampsFor(glyphs, place, label, this.#view.colour));
    }
    return stamped(glyphs, stamps, this.#view.colour, 0)
      .map((line) => `    ${line}`)
      .join('\n');
  }
}

function slotOf(game: Game, { x, y }: Choice['target']): number | undefined {
  if (x === undefined || y === undefined) return undefined;
  const slot = game.board.land.slotAt(x, y);
  return slot < 0 ? undefined : slot;
}

/** A label on the middle of a segment's longest row. */
function stampsFor(
  glyphs: ReturnType<typeof paintTile>,
  place: number,
  label: string,
  colour: boolean,
): Stamp[] {
  const rows = glyphs.map((line, row) => ({
    row,
    cols: [...line.keys()].filter((col) => line[col].place === place),
  }));
  const most = Math.max(...rows.map(({ cols }) => cols.length));
  const longest = rows.filter(({ cols }) => cols.length === most);
  const { row, cols } = longest[longest.length >> 1];
  const first = Math.max(0, cols[cols.length >> 1] - (label.length >> 1));
  return [...label].map((char, i) => ({ row, col: first + i, text: bold(char, colour) }));
}

function sideBySide(
  pictures: readonly { readonly caption: string; readonly lines: readonly string[] }[],
  width: number,
): string {
  const height = pictures[0].lines.length;
  const captions = pictures.map(({ caption }) => caption.padEnd(width)).join('   ');
  const rows = Array.from({ length: height }, (_, row) =>
    pictures.map(({ lines }) => lines[row]).join('   '),
  );
  return [captions, ...rows].map((line) => `    ${line}`.trimEnd()).join('\n');
}

function inColumns(entries: readonly string[], room: number): string {
  const width = Math.max(...entries.map((entry) => entry.length)) + 3;
  const perLine = Math.max(1, Math.floor(room / width));
  const lines: string[] = [];
  for (let i = 0; i < entries.length; i += perLine) {
    lines.push(
      entries
        .slice(i, i + perLine)
        .map((entry) => entry.padEnd(width))
        .join('')
        .trimEnd(),
    );
  }
  return lines.join('\n');
}
