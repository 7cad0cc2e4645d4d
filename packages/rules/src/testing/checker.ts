import { sameBytes } from '../arena/arena.ts';
import { diff } from '../game/describe.ts';
import type { GameEvent } from '../game/events.ts';
import type { Game } from '../game/game.ts';
import { randomAnswer } from '../game/pick.ts';
import type { Random } from '../game/random.ts';
import { History } from '../game/record/history.ts';
import { Log } from '../game/record/log.ts';
import { type GameRecord, readRecord, tokensHeld } from '../game/record/record.ts';
import { replay, scoresOf } from '../game/record/replay.ts';
import { AnswerList } from '../turn/answers.ts';
import { FigureEvents } from './invariants/figure-events.ts';
import { checkObserved } from './invariants/observed.ts';
import { fittingPlacements } from './invariants/placements.ts';
import { Reading } from './invariants/reading.ts';
import { TileEvents } from './invariants/tile-events.ts';
import { ScorerEvents } from './invariants/track.ts';
import { beginsPart, checkChoices, checkGame } from './invariants.ts';

/** No game asks more often than this for each tile that can be placed. */
const QUESTIONS_PER_TILE = 40;

/** Plays a new game at random to its end and tells everything that went wrong on the way. */
export function checkedGame(game: Game, random: Random): string[] {
  const checker = new Checker(game, random);
  while (!game.over && checker.problems.length === 0) checker.play(randomAnswer(game, random));
  checker.finish();
  return checker.problems;
}

/**
 * Follows a game from its first question to its end. Checks every position by itself, and what holds from one to the next:
 * copies stay the same, what is told adds up, the record tells the same game again.
 */
export class Checker {
  readonly problems: string[] = [];
  readonly #game: Game;
  readonly #random: Random;
  readonly #history: History;
  readonly #twin: Game;
  readonly #log: Log;
  readonly #tiles: TileEvents;
  readonly #figures: FigureEvents;
  readonly #scorers: ScorerEvents;
  readonly #tokens: Record<string, number>[];
  readonly #bound: number;
  readonly #answers = new AnswerList();
  readonly #copy: Game;
  #reading: Reading;
  #steps = 0;

  constructor(game: Game, random: Random) {
    this.#game = game;
    this.#random = random;
    this.#history = new History(game);
    this.#twin = game.clone();
    this.#copy = game.clone();
    this.#log = new Log(game.players);
    this.#tiles = new TileEvents(game);
    this.#figures = new FigureEvents(game);
    this.#scorers = new ScorerEvents(game);
    this.#tokens = tokensHeld(game);
    this.#bound = 100 + QUESTIONS_PER_TILE * game.rules.capacity;
    this.#reading = new Reading(game);
    game.listener = (event) => this.#onEvent(event);
    this.#note(checkGame(game, this.#reading));
  }

  /** Answers the open question, having tried others first. */
  play(code: number): void {
    const game = this.#game;
    const before = game.save();
    this.#tryAnswer(before);
    const move = game.question.write(game, code);
    // The twin plays the code, has no listener and was not looked at; still it comes to the same position.
    this.#twin.play(code);
    const played = this.#history.play(move);
    if ('error' in played) this.#note([`refused: ${JSON.stringify(move)} ${played.error}`]);
    if (!game.equals(this.#twin))
      this.#note([
        `${JSON.stringify(move)} leads elsewhere for the twin: ${diff(game, this.#twin).join('; ')}`,
      ]);
    if (++this.#steps === this.#bound) this.#note([`still not over after ${this.#bound} questions`]);
    this.#checkPosition();
  }

  /** After the last move: the record, read back, tells the same game. */
  finish(): void {
    const game = this.#game;
    game.listener = undefined;
    if (this.problems.length > 0) return;
    if (!game.over) this.#note(['is not over']);
    const record = this.#history.record('checked');
    this.#note(checkRecord(game, record));
    const written = record.moves.flatMap((move) => (move.do === 'discard' ? [move.tile] : []));
    if (String(written) !== String(this.#log.discarded))
      this.#note([`${written} are written as discarded, events say ${this.#log.discarded}`]);
  }

  #checkPosition(): void {
    const game = this.#game;
    const sameLand = this.#reading.isCurrent(game);
    if (!sameLand) this.#reading = new Reading(game);
    const settled = beginsPart(game) || game.over;
    this.#note(sameLand && !settled ? checkChoices(game, this.#reading) : checkGame(game, this.#reading));
    this.#note(this.#tiles.check(game));
    this.#note(this.#figures.check(game));
    this.#note(this.#scorers.check(game));
    if (settled) this.#note(checkObserved(game));
    if (settled && game.hash() !== this.#twin.hash()) this.#note(['equal games have two hashes']);
    if (game.rules.batched && !settled) return;
    if (String(this.#log.totals) !== String(scoresOf(game)))
      this.#note([`scores are ${scoresOf(game)}, awards add up to ${this.#log.totals}`]);
    const expected = JSON.stringify(this.#tokens.map(sorted));
    const held = JSON.stringify(tokensHeld(game).map(sorted));
    if (expected !== held) this.#note([`tokens held are ${held}, events say ${expected}`]);
  }

  /** Plays some answer on a copy, goes back and plays it again: it comes out the same. */
  #tryAnswer(before: Uint8Array): void {
    const game = this.#game;
    const copy = this.#copy;
    const { id, sample } = game.question;
    game.listAnswers(this.#answers);
    const code = this.#answers.codes[this.#random(this.#answers.count)];
    copy.copyFrom(game);
    copy.play(code);
    const after = copy.save();
    copy.restore(before);
    if (!copy.equals(game))
      this.#note([`${id} ${code}: restored to something else: ${diff(copy, game).join('; ')}`]);
    copy.play(code);
    if (!sameBytes(copy.bytes, after)) {
      const first = copy.clone();
      first.restore(after);
      this.#note([`${id} ${code}: played again, differs: ${diff(first, copy).join('; ')}`]);
    }
    const sampled = sample?.(game, this.#random);
    if (sampled !== undefined && !this.#answers.has(sampled)) this.#note([`${id}: sampled ${sampled}`]);
  }

  #onEvent(event: GameEvent): void {
    this.#log.note(event);
    this.#tiles.note(event);
    this.#figures.note(event);
    this.#scorers.note(event);
    if (event.event === 'token') {
      const tokens = this.#tokens[event.seat];
      tokens[event.token] = (tokens[event.token] ?? 0) + event.count;
    }
    if (event.event === 'discarded') this.#checkDiscarded(event.tile);
    if (event.event === 'awarded' && (event.points <= 0 || event.cause === ''))
      this.#note([`an award of ${event.points} for ${event.cause || 'nothing'}`]);
  }

  /** Only what fits nowhere goes to the box (G5). */
  #checkDiscarded(id: string): void {
    const game = this.#game;
    const type = game.tiles.indexOf(id);
    const fitting = fittingPlacements(new Reading(game), game.tiles.types[type].spec);
    const legal = fitting.filter(({ x, y, rot }) =>
      game.rules.hooks.mayPlace.every(
        (guard) => !guard.types(type) || guard.allows(game, type, rot, game.board.land.cellAt(x, y)),
      ),
    );
    if (legal.length > 0) this.#note([`${id} went to the box but fits`]);
  }

  #note(problems: readonly string[]): void {
    for (const problem of problems) this.problems.push(`question ${this.#steps}: ${problem}`);
  }
}

/** The record as a file holds it, played again, tells the same game. */
function checkRecord(game: Game, written: GameRecord): string[] {
  const kept: unknown = JSON.parse(JSON.stringify(written));
  const record = readRecord(kept);
  if ('error' in record) return [`the record can't be read: ${record.error} at ${record.at}`];
  const again = game.rules.registry.newGame(kept);
  if ('error' in again) return [`the record's set-up is refused: ${again.error} at ${again.at}`];
  const replayed = replay(record.ok, again.ok);
  if ('error' in replayed) return [`replay: ${replayed.error} at ${replayed.at}`];
  if (!sameBytes(again.ok.bytes, game.bytes))
    return [`the replayed game is not the same: ${diff(game, again.ok).join('; ')}`];
  return replayed.ok.map(({ at, expected, found }) => `replay, ${at}: expected ${expected}, found ${found}`);
}

function sorted(counts: Readonly<Record<string, number>>): [string, number][] {
  return Object.entries(counts)
    .filter(([, count]) => count !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1));
}
