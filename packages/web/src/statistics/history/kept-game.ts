import type { TableSummary } from '@bastide/protocol';
import type { Move } from '@bastide/rules';
import { readLevel } from '../../session/seat-info.ts';
import type { SeatInfo, TableSetup } from '../../session/types.ts';
import type { PlayedGame } from '../figures/course.ts';
import type { Sized } from '../figures/features.ts';
import { type Figures, figuresOf } from '../figures/figures.ts';
import type { Source } from '../figures/sources.ts';

/** What is remembered of a finished game to count over many: lists are by seat. */
export interface KeptGame {
  readonly id: string;
  readonly endedAt: number;
  readonly where: 'here' | 'online';
  readonly table: TableSetup;
  /** The seats of those who count their games here. */
  readonly mine: readonly number[];
  readonly scores: readonly number[];
  /** Who came where; 1 is first. */
  readonly places: readonly number[];
  readonly sources: readonly Source[];
  readonly biggest: readonly KeptFeature[];
  readonly bestTurns: readonly number[];
  readonly closed: readonly number[];
  /** In points, once it was measured. */
  readonly luck?: readonly number[];
}

export interface KeptFeature {
  readonly kind: Sized;
  readonly tiles: number;
  readonly points: readonly number[];
}

/** A game that has just ended, or came from elsewhere. */
export interface Ended extends PlayedGame {
  readonly id: string;
  readonly endedAt: number;
  readonly where: KeptGame['where'];
  readonly mine: readonly number[];
  /** Where points alone don't tell. */
  readonly places?: readonly number[] | undefined;
}

/** A kept game and its moves, which are kept apart: counting needs them no more. */
export interface Kept {
  readonly game: KeptGame;
  readonly moves: readonly Move[];
}

/** What is kept of a game; undefined for one that can't be played through, or in which nobody from here took part. */
export function keptOf(ended: Ended): Kept | undefined {
  const made = figuresOf(ended);
  if ('error' in made || ended.mine.length === 0) return undefined;
  const { figures } = made;
  const { id, endedAt, where, table, mine, moves } = ended;
  const { scores, sources, bestTurns, closed } = figures;
  return {
    game: {
      id,
      endedAt,
      where,
      table,
      mine,
      scores,
      places: ended.places ?? placesOf(scores),
      sources,
      biggest: biggestOf(figures),
      bestTurns,
      closed,
    },
    moves,
  };
}

/** Equal points share a place (G6). */
export function placesOf(scores: readonly number[]): number[] {
  return scores.map((points) => 1 + scores.filter((other) => other > points).length);
}

function biggestOf({ biggest }: Figures): KeptFeature[] {
  return biggest.map(({ kind, tiles, points }) => ({ kind, tiles, points }));
}

/** Who sat there as the server tells it: a bot of a level, or a person, on whatever screen. */
export function seatedAs(
  { name, colour }: SeatInfo,
  seated: TableSummary['seats'][number] | undefined,
): SeatInfo {
  if (seated?.kind !== 'bot') return { name, colour, player: 'person' };
  const level = readLevel(seated.level);
  return { name, colour, player: 'bot', ...(level === undefined ? {} : { level }) };
}
