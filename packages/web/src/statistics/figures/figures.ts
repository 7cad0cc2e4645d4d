import { type Failure, progressOf, type SegmentPlace, scoresOf } from '@bastide/rules';
import { specsOf } from '../../session/specs.ts';
import type { TableSetup } from '../../session/types.ts';
import { type Course, courseOf, type PlayedGame, type Row } from './course.ts';
import { type DrawnTiles, drawnTiles } from './drawn.ts';
import { biggestOf, closedBy, SIZED, type Sized } from './features.ts';
import { type Leads, leadsOf } from './leads.ts';
import { type Source, sourcesOf } from './sources.ts';
import { averageStays } from './stays.ts';
import { bestTurn, gifts, type TurnGain, turnGains } from './turns.ts';

/** A feature to be proud of. */
export interface Biggest {
  readonly kind: Sized;
  readonly tiles: number;
  readonly points: readonly number[];
  readonly segments: readonly SegmentPlace[];
}

/** All figures of one game. Lists are by seat. */
export interface Figures {
  readonly table: TableSetup;
  readonly players: number;
  readonly isOver: boolean;
  readonly tiles: number;
  readonly scores: readonly number[];
  readonly rows: readonly Row[];
  readonly sources: readonly Source[];
  readonly biggest: readonly Biggest[];
  readonly turns: readonly TurnGain[];
  readonly bestTurn: TurnGain | undefined;
  /** The best turn of each seat, 0 without any. */
  readonly bestTurns: readonly number[];
  readonly gifts: readonly number[];
  readonly closed: readonly number[];
  readonly stays: readonly (number | undefined)[];
  readonly drawn: readonly DrawnTiles[];
  readonly leads: Leads;
}

export function figuresOf(played: PlayedGame): { figures: Figures; course: Course } | Failure {
  const course = courseOf(played);
  if ('error' in course) return course;
  const { table, players, game, log, rows, features, stays } = course;
  const turns = turnGains(log, players);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const figures = {
    table,
    players,
    isOver: game.over,
    tiles: progressOf(game).placed,
    scores: scoresOf(game),
    rows,
    sources: sourcesOf(log, players),
    biggest: SIZED.flatMap((kind) => {
      const found = biggestOf(features, kind);
      return found === undefined
        ? []
        : [{ kind, tiles: found.tiles, points: found.points, segments: found.segments }];
    }),
    turns,
    bestTurn: bestTurn(turns),
    bestTurns: seats.map((seat) => bestTurn(turns.filter((turn) => turn.seat === seat))?.points[seat] ?? 0),
    gifts: gifts(turns, players),
    closed: closedBy(features, players),
    stays: averageStays(stays, players),
    drawn: drawnTiles(log, players, specsOf(course.game)),
    leads: leadsOf(rows, players),
  };
  return { figures, course };
}
