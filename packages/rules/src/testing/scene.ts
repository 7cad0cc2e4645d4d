import type { Expansion } from '../expansion.ts';
import { registryWith } from '../expansions/registry.ts';
import { answersOf, moveText } from '../game/answer.ts';
import type { GameEvent } from '../game/events.ts';
import type { Game } from '../game/game.ts';
import { CHANCE, type UncheckedMove } from '../game/move.ts';
import { playMove, tokensHeld } from '../game/record/record.ts';
import { compose } from '../game/ruleset/ruleset.ts';
import { COLOURS, type Colour, readDrawing } from './drawing.ts';
import { kindOf, stage } from './stage.ts';

export interface SceneSetup {
  readonly sets?: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly players?: number;
  /** Whose turn it is. */
  readonly turn?: Colour;
  /** Expansions that are not ours. */
  readonly with?: readonly Expansion[];
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
export function scene(
  text = '',
  { sets = ['base'], options = {}, players, turn = 'red', with: others }: SceneSetup = {},
): Scene {
  const seats = players ?? Math.max(2, 1 + lastSeat(text), 1 + COLOURS.indexOf(turn));
  const registry = registryWith(others);
  const setup = registry.checkSetup({
    sets,
    options: { firstPlayer: COLOURS.indexOf(turn), ...options },
    players: seats,
  });
  if ('error' in setup) throw new Error(`${setup.error} at ${setup.at}`);
  const rules = compose(setup.ok, registry);
  return new Scene(stage(rules, readDrawing(text, rules)));
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
    for (const [type, count] of game.piles.unseen.entries()) game.piles.add(type, -count);
    game.piles.left.fill(0);
    game.piles.hidden.fill(0);
    for (const tile of tiles) putBack(game, tile);
    // The question what to draw was asked of other piles: the step runs again and asks anew, or nothing at all.
    game.agenda.pop();
    game.repeatStep();
    game.advance();
    return this;
  }

  play(move: UncheckedMove): this {
    const played = playMove(this.game, move);
    if ('error' in played) {
      const { toMove, question } = this.game;
      const offered = this.answers().join(' · ');
      throw new Error(
        `${played.error} ${JSON.stringify(move)}; ${toMove} is asked ${question.id}: ${offered}`,
      );
    }
    return this;
  }

  /** Every legal answer to the open question, as text. */
  answers(): string[] {
    return answersOf(this.game).map(({ move }) => moveText(move));
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

function putBack({ piles, tiles }: Game, tile: string): void {
  const type = tiles.indexOf(tile);
  if (type < 0) throw new Error(`no tile ${tile} in this game`);
  piles.add(type, 1);
  piles.left[piles.pileOf(type)]++;
}
