import { HOME } from '@bastide/rules';
import type { Outlook } from './outlook.ts';
import type { Roster } from './roster.ts';
import { FOLLOWERS } from './terms.ts';

/** Followers at home, and those who may come home: the first is worth most, and all of them less as the game ends. */
export function lookAtHomes(outlook: Outlook, roster: Roster): void {
  const { game, players, weights, coming } = outlook;
  const { place, perSeat } = game.figures;
  const use = 1 - Math.exp(-outlook.draws / weights.homeDraws);
  for (let seat = 0; seat < players; seat++) {
    let special = 0;
    for (let i = 0; i < perSeat; i++) {
      if (roster.isFollower[i] === 0 || place[seat * perSeat + i] !== HOME) continue;
      if (roster.isAbbot[i] === 1) special += weights.abbot;
      else if (roster.strength[i] > 1) special += weights.big;
    }
    const count = coming[seat] + followersAtHome(outlook, roster, seat);
    outlook.add(FOLLOWERS, seat, use * (worthOf(weights.home, count) + special));
  }
}

/** What it costs to deploy a follower from home onto a feature with this chance to send it back. */
export function leavingHome(outlook: Outlook, roster: Roster, seat: number, chance: number): number {
  if (chance === 1) return 0;
  const { weights, coming } = outlook;
  const use = 1 - Math.exp(-outlook.draws / weights.homeDraws);
  const count = coming[seat] + followersAtHome(outlook, roster, seat);
  return use * (worthOf(weights.home, count) - worthOf(weights.home, count - 1 + weights.freed * chance));
}

/** Abbots are counted apart: they can't go where others go. */
function followersAtHome({ game }: Outlook, roster: Roster, seat: number): number {
  const { place, perSeat } = game.figures;
  let count = 0;
  for (let i = 0; i < perSeat; i++)
    if (roster.isFollower[i] === 1 && roster.isAbbot[i] === 0 && place[seat * perSeat + i] === HOME) count++;
  return count;
}

/** The sum of the first worths, the last of them in part. */
function worthOf(home: readonly number[], count: number): number {
  let sum = 0;
  let left = count;
  for (let i = 0; i < home.length && left > 0; i++) {
    sum += left >= 1 ? home[i] : left * home[i];
    left--;
  }
  return sum;
}
