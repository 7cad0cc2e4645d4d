import { type Game, KINDS } from '@bastide/rules';
import { thingsOf } from '@bastide/rules/internal';
import { nameOf, pointsWon, SearchBoard, seatOf, spotOf } from '@bastide/rules/search';

/**
 * What a position has come to, as text: points, who stands together in which kind of feature, who is at home, what lies on the
 * land and who holds which tokens. Two ways to play a turn that end in the same text achieve the same, wherever the tile lies.
 */
export function achievement(game: Game): string {
  const { players } = game;
  const seats = Array.from(
    { length: players },
    (_, seat) => `${pointsWon(game, seat)} ${tokensOf(game, seat)}`,
  );
  return [...seats, ...groupsOf(game), ...spotsOf(game), ...thingsLaid(game)].join('\n');
}

function tokensOf(game: Game, seat: number): string {
  return game.rules.hooks.tokens
    .flatMap(({ names, count }) => names.map((_, index) => count(game, seat, index)))
    .join(',');
}

/** The figures on the land, those in the same feature together. */
function groupsOf(game: Game): string[] {
  const board = new SearchBoard(game);
  const groups = new Map<number, string[]>();
  for (const [figure, segment] of Array.from(board.places).entries()) {
    if (segment < 0) continue;
    const root = board.featureOf(segment);
    const group = groups.get(root) ?? [];
    group.push(`${seatOf(game, figure)}${nameOf(game, figure)}`);
    groups.set(root, group);
  }
  return [...groups].map(([root, group]) => `${KINDS[board.kindOf(root)]} ${group.sort().join(' ')}`).sort();
}

/** Figures on spots off the tiles. */
function spotsOf(game: Game): string[] {
  return Array.from(new SearchBoard(game).places)
    .flatMap((place, figure) => {
      const spot = spotOf(place);
      return spot < 0 ? [] : [`${seatOf(game, figure)}${nameOf(game, figure)} ${spot}`];
    })
    .sort();
}

/** What lies on the land, by whose feature it lies in; a token on a tile counts wherever it is. */
function thingsLaid(game: Game): string[] {
  return thingsOf(game)
    .map(
      ({ name, count, spot, seat, on }) =>
        `${name} ${count} ${spot ?? ''} ${seat ?? ''} ${on?.split(',')[0] ?? ''}`,
    )
    .sort();
}
