import { LEVELS, type Level } from '@bastide/bots';
import { nearestLevel, strengthOf } from '../../session/seat-info.ts';
import type { Source } from '../figures/sources.ts';
import type { KeptGame } from './kept-game.ts';

/** One game as one player had it. */
export interface Share {
  readonly game: KeptGame;
  readonly seat: number;
}

export interface Wins<Group> {
  readonly group: Group;
  readonly games: number;
  readonly won: number;
}

export interface AverageSource {
  readonly family: string;
  readonly played: number;
  readonly final: number;
}

/** What comes of many games. Averages are of nothing, and so undefined, without any. */
export interface Totals {
  readonly games: number;
  readonly won: number;
  readonly points: number | undefined;
  /** Points ahead of the best other. */
  readonly margin: number | undefined;
  readonly byPlayers: readonly Wins<number>[];
  /** By the strongest bot at the table; undefined where none sat there. */
  readonly byLevel: readonly Wins<Level | undefined>[];
  readonly sources: readonly AverageSource[];
  readonly luck: { readonly mean: number; readonly games: number } | undefined;
}

/** The names of those whose games are counted, who played most first. */
export function namesIn(games: readonly KeptGame[]): string[] {
  const counts = new Map<string, number>();
  for (const { table, mine } of games)
    for (const seat of mine)
      counts.set(table.seats[seat].name, (counts.get(table.seats[seat].name) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([name]) => name);
}

/** The seats that count: of one player, or of everyone who played here. */
export function sharesOf(games: readonly KeptGame[], name: string | undefined): Share[] {
  return games.flatMap((game) =>
    game.mine
      .filter((seat) => name === undefined || game.table.seats[seat].name === name)
      .map((seat) => ({ game, seat })),
  );
}

export function totalsOf(shares: readonly Share[]): Totals {
  const measured = shares.flatMap(({ game, seat }) => game.luck?.[seat] ?? []);
  return {
    games: shares.length,
    won: shares.filter(isWon).length,
    points: mean(shares.map(({ game, seat }) => game.scores[seat])),
    margin: mean(shares.map(marginOf)),
    byPlayers: groups(shares, ({ game }) => game.table.seats.length).sort(
      (one, other) => one.group - other.group,
    ),
    byLevel: groups(shares, strongestBot).sort((one, other) => rankOf(one.group) - rankOf(other.group)),
    sources: averageSources(shares),
    luck: measured.length === 0 ? undefined : { mean: mean(measured) ?? 0, games: measured.length },
  };
}

export function isWon({ game, seat }: Share): boolean {
  return game.places[seat] === 1;
}

/** Points ahead of the best other; negative behind. */
export function marginOf({ game: { scores }, seat }: Share): number {
  return scores[seat] - Math.max(...scores.filter((_, other) => other !== seat));
}

function strongestBot({ game }: Share): Level | undefined {
  const levels = game.table.seats.flatMap((seat) => strengthOf(seat) ?? []).map(nearestLevel);
  return LEVELS[Math.max(...levels.map(rankOf))];
}

const rankOf = (level: Level | undefined): number => (level === undefined ? -1 : LEVELS.indexOf(level));

function groups<Group>(shares: readonly Share[], groupOf: (share: Share) => Group): Wins<Group>[] {
  const all = new Map<Group, Share[]>();
  for (const share of shares) all.set(groupOf(share), [...(all.get(groupOf(share)) ?? []), share]);
  return [...all].map(([group, own]) => ({ group, games: own.length, won: own.filter(isWon).length }));
}

/** Points a game by source, the largest first; a game without a source counts as 0 of it. */
function averageSources(shares: readonly Share[]): AverageSource[] {
  const sums = new Map<string, { played: number; final: number }>();
  const add = ({ family, played, final }: Source, seat: number) => {
    const sum = sums.get(family) ?? { played: 0, final: 0 };
    sums.set(family, { played: sum.played + played[seat], final: sum.final + final[seat] });
  };
  for (const { game, seat } of shares) for (const source of game.sources) add(source, seat);
  return [...sums]
    .map(([family, { played, final }]) => ({
      family,
      played: played / shares.length,
      final: final / shares.length,
    }))
    .filter(({ played, final }) => played !== 0 || final !== 0)
    .sort((one, other) => other.played + other.final - one.played - one.final);
}

function mean(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The mean of the last few of a list, up to each of its places. */
export function slidingMeans(values: readonly number[], width: number): number[] {
  return values.map((_, index) => mean(values.slice(Math.max(0, index + 1 - width), index + 1)) ?? 0);
}
