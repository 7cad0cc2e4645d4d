import type { Arena } from '../arena/arena.ts';
import type { Game } from '../game/game.ts';
import type { Question, Task } from '../hooks.ts';
import { isDark, spaceOf } from './track.ts';

/** More awards than one tile can bring: each is won with a follower, and eight seats have nine each. */
const CAPACITY = 128;
const SEAT = 0;
const POINTS = 1;
const SCORER = 2;
const FROM = 3;
const FIELDS = 4;

/**
 * Awards that belong together (X16): all are moved first, each by the scorer its receiver chooses; what others make of it
 * comes after. Only in games where a seat has several scorers or somebody minds where they go; else awards move at once.
 */
export class Batch {
  private readonly entries: Int32Array;

  constructor(arena: Arena, used: boolean) {
    this.entries = arena.i32(used ? 1 + CAPACITY * FIELDS : 0, 'batch.entries');
  }

  get count(): number {
    return this.entries.length === 0 ? 0 : this.entries[0];
  }

  clear(): void {
    if (this.entries.length > 0) this.entries[0] = 0;
  }

  add(seat: number, points: number): void {
    const at = 1 + this.entries[0]++ * FIELDS;
    this.entries[at + SEAT] = seat;
    this.entries[at + POINTS] = points;
    this.entries[at + SCORER] = -1;
  }

  seat(index: number): number {
    return this.entries[1 + index * FIELDS + SEAT];
  }

  points(index: number): number {
    return this.entries[1 + index * FIELDS + POINTS];
  }

  /** The scorer that moved, numbered over all seats. */
  scorer(index: number): number {
    return this.entries[1 + index * FIELDS + SCORER];
  }

  /** Points the scorer had before it moved. */
  from(index: number): number {
    return this.entries[1 + index * FIELDS + FROM];
  }

  moved(index: number, scorer: number, from: number): void {
    this.entries[1 + index * FIELDS + SCORER] = scorer;
    this.entries[1 + index * FIELDS + FROM] = from;
  }
}

/** Whether awards wait for their batch now; final scoring moves everything at once. */
export function isBatched(game: Game): boolean {
  return game.rules.batched && !game.turn.ending;
}

/** The awards given so far belong together and are moved now, before anything else happens. */
export function endBatch(game: Game): void {
  if (game.rules.batched && game.batch.count > 0) game.agenda.push(game.rules.batchTask, game.turn.seat);
}

/** Moves the awards of a batch one by one, then tells the expansions. The frame's first number is the next award. */
export const batchTask: Task = {
  run(game) {
    const { agenda, batch } = game;
    const index = agenda.a;
    if (index < batch.count) {
      agenda.a = index + 1;
      moveScorer(game, batch.seat(index), batch.points(index), index);
      return;
    }
    if (agenda.b === 0) {
      agenda.b = 1;
      const { top } = agenda;
      const { batchMoved } = game.rules.hooks;
      for (let i = 0; i < batchMoved.length; i++) batchMoved[i](game);
      // What was pushed is done first.
      if (agenda.top !== top) return;
    }
    batch.clear();
    agenda.pop();
  },
};

/** Not an award of the batch: points that come from robbing one. Also the id of that award: it is moved before another is given. */
export const OUTSIDE = -1;

/** Moves a scorer of a seat; with several, the seat chooses which (ME1). `index` is the award's place in the batch. */
export function moveScorer(game: Game, seat: number, points: number, index: number): void {
  if (game.scores.perSeat === 1) advance(game, seat, points, index);
  else game.ask(game.rules.scorerQuestion, seat, points, index);
}

function advance(game: Game, scorer: number, points: number, index: number): void {
  const { scores, batch } = game;
  const from = scores.scorers[scorer];
  scores.advance(scorer, points);
  if (index !== OUTSIDE) batch.moved(index, scorer, from);
  const { advanced } = game.rules.hooks;
  for (let i = 0; i < advanced.length; i++) advanced[i](game, scorer, from, points, index === OUTSIDE);
  if (game.listener === undefined) return;
  const seat = Math.floor(scorer / scores.perSeat);
  game.emit({
    event: 'moved',
    seat,
    scorer: game.rules.scorers[scorer % scores.perSeat],
    from,
    to: from + points,
    award: index,
  });
}

/** Which of the own scorers moves. The question's numbers are the points and the award's place in the batch. */
export const scorerQuestion: Question = {
  id: 'scorer',
  answers(game, out) {
    for (let i = 0; i < game.scores.perSeat; i++) out.add(i);
  },
  play(game, code) {
    const { seat, a, b } = game.answered;
    advance(game, seat * game.scores.perSeat + code, a, b);
  },
  write: (game, code) => ({
    by: game.agenda.seat,
    do: 'score',
    scorer: game.rules.scorers[code],
    points: game.agenda.a,
  }),
  read(game, { do: what, scorer, points }) {
    if (what !== 'score' || (points !== undefined && points !== game.agenda.a)) return -1;
    return game.rules.scorers.indexOf(String(scorer));
  },
  target: (game, code) => ({
    seat: game.agenda.seat,
    scorer: game.rules.scorers[code],
    points: game.agenda.a,
    award: game.agenda.b,
    label: 'scorer',
  }),
  brings({ agenda, scores }, code) {
    const from = scores.scorers[agenda.seat * scores.perSeat + code];
    const to = spaceOf(from + agenda.a);
    return { space: { from: spaceOf(from), to, dark: isDark(to) } };
  },
};
