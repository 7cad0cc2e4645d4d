import { HOME } from '../../figure/figures.ts';
import type { Game } from '../../game/game.ts';
import { placeOf, tileOf } from '../../tile/segment.ts';
import type { Reading } from './reading.ts';

/** Every figure is at home, on a spot, or on a real segment of a kind it may stand on; companions are not alone (TB5). */
export function checkFigures(game: Game, reading: Reading): string[] {
  const { figures, players } = game;
  const problems: string[] = [];
  if (figures.place.length !== players * figures.perSeat)
    problems.push(`${figures.place.length} figures, should be ${players * figures.perSeat}`);
  for (let seat = 0; seat < players; seat++) {
    for (const [kind, { name, count, stands }] of figures.specs.entries()) {
      const all = Array.from(figures.place.keys()).filter(
        (figure) => figures.seatOf(figure) === seat && figures.kindOf(figure) === kind,
      );
      const home = all.filter((figure) => figures.place[figure] === HOME).length;
      if (all.length !== count) problems.push(`seat ${seat} has ${all.length} ${name}, should have ${count}`);
      if (figures.countHome(seat, kind) !== home) problems.push(`seat ${seat}: ${name} at home miscounted`);
      if (figures.atHome(seat, kind) < 0 !== (home === 0))
        problems.push(`seat ${seat}: ${name} not found at home`);
      const isReady = stands.length > 0 && home > 0;
      if ((figures.kindsAtHome(seat) >> kind) % 2 !== Number(isReady))
        problems.push(`seat ${seat}: ${name} at home not known of`);
    }
  }
  for (const [figure, segment] of figures.place.entries()) {
    const there = figures.place.filter((place) => place === segment).length;
    if (segment < HOME && figures.countOn(segment) !== there)
      problems.push(`spot ${segment} has ${there} figures, not ${figures.countOn(segment)}`);
    if (segment < 0) continue;
    const where = `${figures.nameOf(figure)} of seat ${figures.seatOf(figure)}`;
    problems.push(...checkStanding(game, reading, figure, segment).map((problem) => `${where} ${problem}`));
  }
  return problems;
}

function checkStanding({ figures }: Game, reading: Reading, figure: number, segment: number): string[] {
  const printed = reading.tiles[tileOf(segment)]?.segments[placeOf(segment)];
  if (printed === undefined) return [`stands on segment ${segment}, which is not there`];
  const { stands, role } = figures.specs[figures.kindOf(figure)];
  const problems: string[] = [];
  if (stands.length > 0 && !stands.includes(printed.kind)) problems.push(`stands on a ${printed.kind}`);
  if (role === 'companion' && !hasOwnFollower()) problems.push('is without an own follower');
  return problems;

  function hasOwnFollower(): boolean {
    const together = new Set(reading.feature(segment)?.segments);
    return Array.from(figures.place.entries()).some(
      ([other, place]) =>
        figures.specs[figures.kindOf(other)].role === 'follower' &&
        figures.seatOf(other) === figures.seatOf(figure) &&
        together.has(place),
    );
  }
}

/** When a part begins, all that was closed has been scored and left (B8); fields are never closed. */
export function checkSettled(game: Game, reading: Reading): string[] {
  const { figures } = game;
  return Array.from(figures.place.entries()).flatMap(([figure, segment]) => {
    if (segment < 0 || figures.specs[figures.kindOf(figure)].role === 'special') return [];
    const feature = reading.feature(segment);
    if (feature === undefined || feature.kind === 'field' || feature.open > 0) return [];
    return [`${figures.nameOf(figure)} of seat ${figures.seatOf(figure)} stands on a closed ${feature.kind}`];
  });
}
