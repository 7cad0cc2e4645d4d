import { Arena, MEASURING_SIZE } from '../arena/arena.ts';
import { catalogue } from '../expansions/index.ts';
import { order } from '../expansions/order.ts';
import { deploy } from '../figure/deploy.ts';
import type { GameEvent } from '../game/events.ts';
import { Game } from '../game/game.ts';
import { CHANCE, type Move } from '../game/move.ts';
import { optionsOf } from '../game/option.ts';
import { playMove, tokensHeld } from '../game/record.ts';
import { compose, type Ruleset } from '../game/ruleset.ts';
import { readSetup } from '../game/setup.ts';
import { EAST, SEGMENTS_PER_TILE, SOUTH } from '../tile/kinds.ts';
import { COLOURS, type Colour, type Drawing, type DrawnTile, readDrawing } from './drawing.ts';

export interface SceneSetup {
  readonly sets?: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly players?: number;
  /** Whose turn it is. */
  readonly turn?: Colour;
}

export interface SceneAward {
  readonly seat: Colour;
  readonly points: number;
  readonly cause: string;
  readonly because: Readonly<Record<string, number>>;
}

/**
 * A game for a test, standing where the drawing shows it: the land is laid and the figures deployed, and the next thing is
 * to draw a tile. Without a drawing the game begins as usual. Tiles are numbered from the drawing's north-west corner, x to
 * the east, y to the south. From here on everything is played through the rules; an illegal move throws.
 */
export function scene(text = '', { sets = ['base'], options = {}, players, turn = 'red' }: SceneSetup = {}): Scene {
  const seats = players ?? Math.max(2, 1 + lastSeat(text), 1 + COLOURS.indexOf(turn));
  const setup = readSetup({ sets, options: { firstPlayer: COLOURS.indexOf(turn), ...options }, players: seats }, catalogue);
  if ('error' in setup) throw new Error(`${setup.error} at ${setup.at}`);
  const rules = compose(setup.ok, catalogue, order);
  return new Scene(stage(rules, readDrawing(text, rules.tiles, rules.figures)));
}

/** A game under way, played by readable moves. */
export class Scene {
  readonly game: Game;
  /** All that happened since the drawing. */
  readonly events: GameEvent[] = [];

  constructor(game: Game) {
    this.game = game;
    game.listener = (event) => this.events.push(event);
  }

  /** Chance draws this tile. */
  draw(tile: string): this {
    return this.play({ by: 'chance', do: 'draw', tile });
  }

  /** Chance deals these tiles to whoever is to get one (E3). */
  deal(...tiles: readonly string[]): this {
    for (const tile of tiles) this.play({ by: 'chance', do: 'deal', tile, to: this.game.agenda.a });
    return this;
  }

  /** The player chooses this tile of the own hand (E3). */
  choose(tile: string): this {
    return this.play({ by: this.game.toMove, do: 'choose', tile });
  }

  place(x: number, y: number, rot = 0): this {
    const tile = this.game.tileId(this.game.turn.type);
    return this.play({ by: this.game.toMove, do: 'place', tile, x, y, rot });
  }

  /** Deploys a figure on the tile just placed. */
  deploy(figure: string, on: string): this {
    const { board, turn, toMove } = this.game;
    const { x, y } = board.land;
    return this.play({ by: toMove, do: 'deploy', figure, x: x[turn.slot], y: y[turn.slot], on });
  }

  pass(): this {
    return this.play({ by: this.game.toMove, do: 'pass' });
  }

  /** No tile is left: the game ends, with final scoring, as it does after the last tile. */
  finish(): this {
    this.game.hands.fill(0);
    return this.leave();
  }

  /** Only these tiles are left to be drawn. */
  leave(...tiles: readonly string[]): this {
    const { game } = this;
    game.piles.unseen.fill(0);
    game.piles.left.fill(0);
    for (const tile of tiles) putBack(game, tile);
    // The question what to draw was asked of other piles: the step runs again and asks anew, or nothing at all.
    game.agenda.pop();
    game.repeatStep();
    game.advance();
    return this;
  }

  play(move: Move): this {
    const played = playMove(this.game, move);
    if ('error' in played) {
      const { toMove, question } = this.game;
      const offered = this.options().join(' · ');
      throw new Error(`${played.error} ${JSON.stringify(move)}; ${toMove} is asked ${question.id}: ${offered}`);
    }
    return this;
  }

  /** Every legal answer to the open question, as text. */
  options(): string[] {
    return optionsOf(this.game).map((option) => option.text);
  }

  /** What is asked. */
  get asked(): string {
    return this.game.question.id;
  }

  /** Whose answer is awaited. */
  get toMove(): Colour | 'chance' {
    return this.game.toMove === CHANCE ? 'chance' : COLOURS[this.game.toMove];
  }

  /** Whose turn it is. */
  get turn(): Colour {
    return COLOURS[this.game.turn.seat];
  }

  get awards(): SceneAward[] {
    return this.events.flatMap((event) => {
      if (event.event !== 'awarded') return [];
      const { seat, points, cause, because } = event;
      return [{ seat: COLOURS[seat], points, cause, because }];
    });
  }

  /** Points of everyone who has any. */
  get scores(): Partial<Record<Colour, number>> {
    const { players, scores } = this.game;
    const seats = Array.from({ length: players }, (_, seat) => [COLOURS[seat], scores.of(seat)] as const);
    return Object.fromEntries(seats.filter(([, points]) => points !== 0));
  }

  /** How many figures of a kind a player has at home. */
  home(colour: Colour, figure = 'follower'): number {
    const { figures } = this.game;
    return figures.countHome(COLOURS.indexOf(colour), kindOf(this.game, figure));
  }

  /** Tokens a player keeps in sight. */
  tokens(colour: Colour): Readonly<Record<string, number>> {
    return tokensHeld(this.game)[COLOURS.indexOf(colour)];
  }
}

/** The highest seat a drawing speaks of, or -1. */
function lastSeat(text: string): number {
  return COLOURS.reduce((last, colour, seat) => (new RegExp(`\\b${colour}\\b`).test(text) ? seat : last), -1);
}

/** Lays the land before the game begins, so that no start tile is needed, and deploys the figures after. */
function stage(rules: Ruleset, { tiles, figures }: Drawing): Game {
  const measured = new Game(rules, new Arena(MEASURING_SIZE));
  const game = new Game(rules, new Arena(Math.ceil(measured.arena.used / 8) * 8));
  const { board } = game;
  for (const tile of tiles) lay(game, tile);
  game.begin();
  for (const { type } of tiles) takeFromPile(game, type);
  for (const { seat, figure, x, y, place } of figures) {
    const segment = board.land.slotAt(x, y) * SEGMENTS_PER_TILE + place;
    deploy(game, game.figures.atHome(seat, kindOf(game, figure)), segment);
  }
  return game;
}

function lay({ board, tiles }: Game, { type, rot, x, y }: DrawnTile): void {
  const { land } = board;
  for (let d = 0; d < 4; d++) {
    const beside = land.slotAt(x + EAST[d], y + SOUTH[d]);
    if (beside < 0) continue;
    const facing = tiles.edge[land.oriented[beside] * 4 + ((d + 2) & 3)];
    if (facing !== tiles.edge[(type * 4 + rot) * 4 + d]) throw new Error(`the tile at ${x},${y} does not fit`);
  }
  board.place(type, rot, land.cellAt(x, y), x, y);
}

/** A drawn tile is one of the box: one that looks like it leaves its pile, unless it is a tile that lies in none. */
function takeFromPile(game: Game, drawn: number): void {
  const { piles, tiles } = game;
  const alike = tiles.types.findIndex((_, type) => tiles.face[type] === tiles.face[drawn] && piles.unseen[type] > 0);
  const type = piles.unseen[drawn] > 0 ? drawn : alike;
  if (type >= 0) piles.take(type);
  else if (game.rules.stock[drawn].count > 0) throw new Error(`more ${game.tileId(drawn)} drawn than there are`);
}

function putBack({ piles, tiles }: Game, tile: string): void {
  const type = tiles.indexOf(tile);
  if (type < 0) throw new Error(`no tile ${tile} in this game`);
  piles.unseen[type]++;
  piles.left[piles.pileOf(type)]++;
}

function kindOf({ figures }: Game, name: string): number {
  const kind = figures.specs.findIndex((spec) => spec.name === name);
  if (kind < 0) throw new Error(`no ${name} in this game`);
  return kind;
}
