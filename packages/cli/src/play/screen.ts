import { type Game, type GameView, moveText, type TileView, viewOf } from '@bastide/rules';
import { segmentNameOn } from '@bastide/rules/internal';
import { paintTile } from '@bastide/rules/testing';
import { bold, faint, paint } from '../program/paint.ts';
import { drawBoard, type Stamp, stamped, type View } from './board.ts';
import type { Choice, Choices } from './choices.ts';
import { phrase } from './phrases.ts';
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
    const view = tableOf(game);
    return [
      this.#board(view, choices),
      this.#standings(view),
      this.#news(news),
      this.#question(view, choices),
    ]
      .filter((part) => part !== '')
      .join('\n\n');
  }

  board(game: Game, choices: Choices): string {
    return this.#board(tableOf(game), choices);
  }

  #board(table: GameView, choices: Choices): string {
    const { text, cropped } = drawBoard(table, choices.groups, this.#view);
    const things = this.#words.things(table);
    const lines = [text];
    if (cropped) lines.push(phrase(this.#words.lang, 'cropped'));
    if (things.length > 0) lines.push(phrase(this.#words.lang, 'things', { list: things.join(' · ') }));
    return lines.join('\n');
  }

  /** A line for each player: name, points, figures at home, tokens. */
  #standings({ seats, turn, over, left }: GameView): string {
    const { lang } = this.#words;
    const lines = seats.map((one) => {
      const sign = turn.seat === one.seat && !over ? '▸' : ' ';
      const extra = [this.#words.home(one), ...this.#words.tokens(one)].join(' · ');
      const points = bold(String(one.points).padStart(4), this.#view.colour);
      return `${sign} ${this.#words.whoInColumn(one.seat)} ${points}   ${faint(extra, this.#view.colour)}`;
    });
    const title = bold(phrase(lang, 'title'), this.#view.colour);
    return [`${title} · ${phrase(lang, 'left', { n: left })}`, ...lines].join('\n');
  }

  #news(news: readonly string[]): string {
    return news.map((line) => `• ${line}`).join('\n');
  }

  #question(table: GameView, choices: Choices): string {
    const { seat, id } = table.question;
    if (seat === undefined) return '';
    const { lang } = this.#words;
    const what = this.#words.question(id);
    const asked = phrase(lang, 'asked', { who: this.#words.who(seat), what });
    const lines = [bold(asked, this.#view.colour)];
    if (choices.groups.length > 0) lines.push(this.#turns(table, choices), this.#placements(choices));
    else lines.push(...this.#pictures(table, choices), this.#list(choices));
    return lines.join('\n');
  }

  /** The tile in hand, in every way it can be turned. */
  #turns({ tile }: GameView, choices: Choices): string {
    if (tile === undefined) return '';
    const turns = [...new Set(choices.all.map(({ target }) => target.rot ?? 0))].sort((a, b) => a - b);
    const pictures = turns.map((rot) => ({
      caption: `${rot}°`,
      lines: paintTile(tile.spec, rot / 90, ...TILE).map((row) => paint(row, this.#view.colour)),
    }));
    return `${phrase(this.#words.lang, 'inHand')}\n${sideBySide(pictures, TILE[0])}`;
  }

  /** One entry a cell: `0,-1   1) 0°   2) 180°`, in as many columns as fit. */
  #placements(choices: Choices): string {
    const entries = choices.groups.map(({ x, y, choices: turns }) => {
      const turned = turns.map(({ number, target }) => `${number}) ${target.rot}°`);
      return `${`${x},${y}`.padStart(6)}  ${turned.join('  ')}`;
    });
    const notation = moveText(choices.all[0].move).replace(/ \S+ \S+$/, ' x,y rot');
    return `${phrase(this.#words.lang, 'placements', { notation })}\n${inColumns(entries, this.#view.columns)}`;
  }

  #list({ all }: Choices): string {
    const texts = all.map((choice) => this.#words.option(choice));
    const width = Math.max(...texts.map((text) => text.length));
    const digits = String(all.length).length + 1;
    const lines = all.map(({ number, move }, i) => {
      const text = moveText(move);
      const words = texts[i] === '' ? text : `${texts[i].padEnd(width)}   ${faint(text, this.#view.colour)}`;
      return `${String(number).padStart(digits)}) ${words}`;
    });
    return `${phrase(this.#words.lang, 'choices')}\n${lines.join('\n')}`;
  }

  /** Pictures that go with a list of choices: tiles to choose from, or the tile the choices lie on with their numbers on it. */
  #pictures(table: GameView, { all, specOf }: Choices): string[] {
    const toChoose = all.filter(({ target }) => target.tile !== undefined && target.x === undefined);
    if (toChoose.length === all.length && all.length > 0) return [this.#tilesToChoose(specOf, toChoose)];
    const tiles = new Set(all.flatMap(({ target }) => tileMeant(table, target) ?? []));
    return tiles.size === 1 ? [...tiles].map((tile) => this.#closeUp(tile, all)) : [];
  }

  #tilesToChoose(specOf: Choices['specOf'], choices: readonly Choice[]): string {
    const pictures = choices.map(({ number, target }) => {
      const lines = paintTile(specOf(target.tile ?? ''), 0, ...TILE).map((row) =>
        paint(row, this.#view.colour),
      );
      return { caption: `${number})`, lines };
    });
    return sideBySide(pictures, TILE[0]);
  }

  /** A tile drawn large, with the number of each choice on the segment it means. */
  #closeUp(tile: TileView, choices: readonly Choice[]): string {
    const glyphs = paintTile(tile.spec, tile.rot / 90, ...CLOSE_UP);
    const stamps: Stamp[] = [];
    for (const place of tile.spec.segments.keys()) {
      const name = segmentNameOn(tile, place);
      const numbers = choices.filter(({ target }) => target.on === name && target.x !== undefined);
      const label = numbers.map(({ number }) => number).join('/');
      if (label !== '') stamps.push(...stampsFor(glyphs, place, label, this.#view.colour));
    }
    return stamped(glyphs, stamps, this.#view.colour, 0)
      .map((line) => `    ${line}`)
      .join('\n');
  }
}

/** The answers are listed apart (`Choices`). */
function tableOf(game: Game): GameView {
  return viewOf(game, undefined, undefined, () => false);
}

function tileMeant({ tiles }: GameView, { x, y }: Choice['target']): TileView | undefined {
  return tiles.find((tile) => tile.x === x && tile.y === y);
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
