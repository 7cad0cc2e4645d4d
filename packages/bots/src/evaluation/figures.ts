import { FRONTIER, HOME, spaceOf } from '@bastide/rules';
import type { Outlook } from './outlook.ts';
import type { Roster } from './roster.ts';
import { FIGURES } from './terms.ts';

/** How likely the pig does not stop in a sector when it moves. */
const STOPS_ELSEWHERE = 5 / 6;
/** How good a space is for a robber: with nobody beside it, at best, and with a scorer whose owner has another one. */
const NOBODY = 0.3;
const BEST = 2;
const ELSEWHERE = 0.7;

/** Companions, shepherds, robbers, figures on the crown, and a second part that was earned. */
export function lookAtFigures(outlook: Outlook, roster: Roster): void {
  const { game, players, weights, things } = outlook;
  const { place, perSeat } = game.figures;
  const use = Math.min(1, outlook.draws / 8);
  for (let seat = 0; seat < players; seat++) {
    const first = seat * perSeat;
    if (roster.builder >= 0) addBuilder(outlook, seat, place[first + roster.builder]);
    if (roster.pig >= 0 && place[first + roster.pig] === HOME)
      outlook.add(FIGURES, seat, use * weights.pigHome);
    if (roster.shepherd >= 0) addShepherd(outlook, seat, place[first + roster.shepherd]);
    if (things.robber[seat] >= 0)
      outlook.add(FIGURES, seat, weights.robber * preyOf(outlook, seat, things.robber[seat]));
  }
  addCrowns(outlook);
  addTempo(outlook);
}

/** A builder is worth the second parts it may bring: as often as a tile is drawn that fits one of its open ends. */
function addBuilder(outlook: Outlook, seat: number, segment: number): void {
  const { weights, draws } = outlook;
  if (segment === HOME) {
    outlook.add(FIGURES, seat, Math.min(1, draws / 8) * weights.builderHome);
    return;
  }
  const { features } = outlook.game.board;
  const root = features.rootOf(segment);
  if (features.openEnds(root) === 0) {
    outlook.add(FIGURES, seat, Math.min(1, draws / 8) * weights.builderHome);
    return;
  }
  const uses = Math.min(weights.builderUses, draws * chanceToProlong(outlook, root));
  outlook.add(FIGURES, seat, weights.builderUse * uses);
}

function chanceToProlong(outlook: Outlook, root: number): number {
  const { game, shapes, spots } = outlook;
  const { grid, frontierNeed } = game.board.land;
  const shape = shapes.of(game, root);
  let missed = 1;
  for (let i = 0; i < shape.openCount; i++) {
    const entry = grid[shape.opens[i] >> 2];
    const need = entry >= FRONTIER ? frontierNeed[entry - FRONTIER] : 0;
    spots.count(need);
    missed *= 1 - spots.fits[need] / Math.max(1, spots.unseen);
  }
  return 1 - missed;
}

function addShepherd(outlook: Outlook, seat: number, segment: number): void {
  const { weights, things, draws } = outlook;
  const use = Math.min(1, draws / 8);
  if (segment === HOME) outlook.add(FIGURES, seat, use * weights.shepherdHome);
  else
    outlook.add(
      FIGURES,
      seat,
      Math.min(1, draws / 4) * weights.sheep * things.sheep[seat] + use * weights.flock,
    );
}

/** How good a robber's space is: by what is due to those beside it, against what is due to anybody else. */
function preyOf({ game, players, due }: Outlook, seat: number, space: number): number {
  const { scorers, perSeat } = game.scores;
  let all = 0;
  let most = 0;
  for (let other = 0; other < players; other++) {
    if (other === seat) continue;
    all += due[other];
    let there = 0;
    for (let i = 0; i < perSeat; i++) if (spaceOf(scorers[other * perSeat + i]) === space) there++;
    // Whoever has another scorer elsewhere may well move that one.
    if (there > 0) most = Math.max(most, (1 + due[other]) * (there === perSeat ? 1 : ELSEWHERE));
  }
  const usual = 1 + all / (players - 1);
  return Math.max(NOBODY, Math.min(BEST, most / usual));
}

/** A figure on the crown gets its points if the pig stops there before the end, and comes home then. */
function addCrowns(outlook: Outlook): void {
  const { game, weights } = outlook;
  const { place } = game.figures;
  for (let figure = 0; figure < place.length; figure++) {
    if (place[figure] >= HOME) continue;
    const seat = game.figures.seatOf(figure);
    const hit = 1 - STOPS_ELSEWHERE ** (outlook.icons * outlook.fade);
    outlook.add(FIGURES, seat, weights.crown * crownPoints(place, place[figure]) * hit);
    outlook.coming[seat] += 0.5 * hit;
  }
}

/** WF4: every second sector has two spaces and pays whoever is alone there double. */
function crownPoints(place: Int16Array, spot: number): number {
  const sector = HOME - 1 - spot;
  if (sector % 2 === 0) return 3;
  let there = 0;
  for (let figure = 0; figure < place.length; figure++) if (place[figure] === spot) there++;
  return there === 1 ? 6 : 3;
}

/**
 * A tile that is due is worth something, and whoever is next to draw will have had more of them on average: as many as
 * there are seats behind it, shared by all. A second part or another tile (TB3, ME4) shows in who is next.
 */
function addTempo(outlook: Outlook): void {
  const { game, players, weights, tilesLeft } = outlook;
  if (tilesLeft === 0) return;
  const { turn, question } = game;
  const isDrawn = question.id === 'draw' || question.id === 'choose';
  const next = isDrawn || (turn.again && turn.part === 1) ? turn.seat : (turn.seat + 1) % players;
  for (let seat = 0; seat < players; seat++) {
    const offset = (seat - next + players) % players;
    outlook.add(FIGURES, seat, (weights.secondPart * ((players - 1) / 2 - offset)) / players);
  }
}
