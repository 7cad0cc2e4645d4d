import { AnswerList } from '../../turn/answers.ts';
import { countPlacements } from '../../turn/place.ts';
import type { Game } from '../game.ts';
import type { Move, UncheckedMove } from '../move.ts';
import { fail, type Result } from '../result.ts';
import { Log } from './log.ts';
import { type GameRecord, playMove, type RecordedAward, tokensHeld, unseenTiles } from './record.ts';

/** Something in which a record and our rules don't agree. */
export interface Difference {
  /** Index among the record's moves, or a part of the record. */
  readonly at: string;
  readonly what: string;
  readonly expected: string;
  readonly found: string;
}

/** Plays a record on a new game of its set-up and compares all that it tells beside the moves. */
export function replay(record: GameRecord, game: Game): Result<Difference[]> {
  const differences: Difference[] = [];
  const log = new Log(game.players);
  game.listener = log.note;
  for (const [index, move] of record.moves.entries()) {
    const at = `moves.${index}`;
    if (game.question.id === 'first-player' && move.do !== 'first') game.play(firstSeat(record));
    if (move.do === 'discard') {
      if (!looksLike(game, log.discarded.shift(), move.tile)) return fail('illegal-move', at);
      continue;
    }
    compareChoices(game, move, at, differences);
    const played = playMove(game, move);
    if ('error' in played) return fail(played.error, at);
  }
  compareScores(record, game, log, differences);
  return { ok: differences };
}

/**
 * The moves of a record as they are played on a new game of its set-up, with the one it may leave out: who begins. What was discarded is
 * no move. The game is left where the record ends.
 */
export function recordedMoves(record: GameRecord, game: Game): Result<Move[]> {
  const moves: Move[] = [];
  for (const [index, move] of record.moves.entries()) {
    if (move.do === 'discard') continue;
    if (game.question.id === 'first-player' && move.do !== 'first') {
      const first = firstSeat(record);
      moves.push(game.question.write(game, first));
      game.play(first);
    }
    const played = playMove(game, move);
    if ('error' in played) return fail(played.error, `moves.${index}`);
    moves.push(move as Move);
  }
  return { ok: moves };
}

/** Records may name a tile by another that looks the same. */
function looksLike({ tiles }: Game, found: string | undefined, named: UncheckedMove[string]): boolean {
  if (found === undefined || typeof named !== 'string') return false;
  const type = tiles.indexOf(named);
  return type >= 0 && tiles.print[type] === tiles.print[tiles.indexOf(found)];
}

/** Records without a word about it are begun by whoever moves first. */
function firstSeat(record: GameRecord): number {
  const first = record.moves.find((move) => move.by !== 'chance')?.by;
  return typeof first === 'number' && first >= 0 && first < record.players ? first : 0;
}

export function scoresOf(game: Game): number[] {
  return Array.from({ length: game.players }, (_, seat) => game.scores.of(seat));
}

/** How records write a choice of a figure: `follower@0,1,city:S`, `return …@0,1,monastery`, `pass`. */
export function choiceText(move: UncheckedMove): string {
  if (move.do === 'pass') return 'pass';
  const at = move.x === undefined ? '' : `${move.x},${move.y},`;
  const figure = `${move.figure}@${at}${move.segment ?? move.on}`;
  return move.do === 'return' ? `return ${figure}` : figure;
}

/** The move with what else could have been chosen, as records write it: how many placements, or which other choices of figures. */
export function withChoices(game: Game, move: Move): Move {
  if (move.do === 'place' && game.question.id === 'place') return { ...move, legal: countPlacements(game) };
  if (move.do !== 'deploy' && move.do !== 'pass') return move;
  const choices = figureChoices(game);
  return choices === undefined ? move : { ...move, options: choices };
}

/** Choices of other things than figures have no wording that all records share. */
function figureChoices(game: Game): string[] | undefined {
  const answers = new AnswerList();
  game.listAnswers(answers);
  const choices: UncheckedMove[] = answers.toArray().map((code) => game.question.write(game, code));
  const areFigures = choices.every((choice) => choice.do === 'pass' || choice.figure !== undefined);
  return areFigures ? choices.map(choiceText) : undefined;
}

function compareChoices(game: Game, move: UncheckedMove, at: string, differences: Difference[]): void {
  if (move.do === 'place' && move.legal !== undefined && game.question.id === 'place') {
    const found = countPlacements(game);
    if (found !== move.legal)
      differences.push({ at, what: 'legal', expected: String(move.legal), found: String(found) });
  }
  if (!Array.isArray(move.options) || (move.do !== 'deploy' && move.do !== 'pass')) return;
  const choices = figureChoices(game);
  if (choices !== undefined) compareSets(at, 'options', move.options, choices, differences);
}

function compareScores(record: GameRecord, game: Game, log: Log, differences: Difference[]): void {
  for (const [index, expected] of (record.scores ?? []).entries()) {
    compareTexts(`scores.${index}`, 'scores', String(expected), String(log.scores[index]), differences);
  }
  if (record.final !== undefined) {
    if (!game.over) differences.push({ at: 'final', what: 'end', expected: 'over', found: 'not over' });
    compareTexts('final', 'final', String(record.final), String(scoresOf(game)), differences);
  }
  if (record.awards !== undefined) compareAwards(game, record.awards, log.awards, differences);
  if (record.unseen !== undefined)
    compareSets('unseen', 'unseen', record.unseen, unseenTiles(game), differences);
  if (record.tokens !== undefined) {
    const found = tokensHeld(game);
    for (const [seat, expected] of record.tokens.entries()) {
      compareTexts(
        `tokens.${seat}`,
        'tokens',
        countsText(game, expected),
        countsText(game, found[seat] ?? {}),
        differences,
      );
    }
  }
}

/** Player and points after each placed tile; awards of 0 may be told or not. */
function compareAwards(
  game: Game,
  expected: readonly RecordedAward[],
  found: readonly RecordedAward[],
  out: Difference[],
): void {
  const places = new Set([...expected, ...found].map((award) => award.after));
  for (const after of places) {
    const texts = (awards: readonly RecordedAward[]) =>
      awards.filter((one) => one.after === after).flatMap((one) => awardText(game, one));
    compareSets(`awards after ${after}`, 'awards', texts(expected), texts(found), out);
  }
}

function awardText(game: Game, { player, points, token, count }: RecordedAward): string[] {
  if (token !== undefined) return count === 0 ? [] : [`player ${player}: ${count} ${nameNow(game, token)}`];
  return points === undefined || points === 0 ? [] : [`player ${player}: ${points}`];
}

/** Older records may call a token by another name. */
function nameNow({ rules }: Game, token: string): string {
  for (const { formerly } of rules.hooks.tokens) {
    const now = formerly?.find(([name]) => name === token);
    if (now !== undefined) return now[1];
  }
  return token;
}

function countsText(game: Game, counts: Readonly<Record<string, number>>): string {
  const named = Object.entries(counts).map(([name, count]) => `${count} ${nameNow(game, name)}`);
  return named.sort().join(', ') || 'none';
}

function compareSets(
  at: string,
  what: string,
  expected: readonly unknown[],
  found: readonly string[],
  out: Difference[],
): void {
  compareTexts(at, what, expected.map(String).sort().join(' '), [...found].sort().join(' '), out);
}

function compareTexts(at: string, what: string, expected: string, found: string, out: Difference[]): void {
  if (expected !== found) out.push({ at, what, expected, found });
}
