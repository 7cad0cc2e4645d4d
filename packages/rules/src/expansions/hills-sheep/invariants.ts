import type { Game } from '../../game/game.ts';
import { thingsOf } from '../../game/things.ts';
import type { Invariants, Thing } from '../../hooks.ts';
import { tileOf } from '../../tile/segment.ts';

export const invariants: Invariants = { always: checkSheep, settled: checkShepherds };

const PRINTED: Readonly<Record<string, number>> = { sheep1: 4, sheep2: 5, sheep3: 5, sheep4: 2 };

/** No more sheep on the land than there are, each on the segment of its seat's shepherd. */
function checkSheep(game: Game): string[] {
  const problems: string[] = [];
  const tokens = sheepOf(game);
  for (const [name, printed] of Object.entries(PRINTED)) {
    const count = tokens.reduce((sum, token) => (token.name === name ? sum + token.count : sum), 0);
    if (count > printed) problems.push(`${count} ${name} lie on the land, ${printed} were printed`);
  }
  const { land } = game.board;
  for (const { seat, segment } of shepherdsOf(game)) {
    const isHere = ({ x, y }: Thing) => x === land.x[tileOf(segment)] && y === land.y[tileOf(segment)];
    const own = tokens.filter((token) => token.seat === seat);
    if (segment < 0 ? own.length > 0 : !own.every(isHere))
      problems.push(`sheep of seat ${seat} are without their shepherd`);
  }
  return problems;
}

/** Once a part is over no shepherd on the land is without sheep (HS2). */
function checkShepherds(game: Game): string[] {
  const tokens = sheepOf(game);
  return shepherdsOf(game)
    .filter(({ seat, segment }) => segment >= 0 && !tokens.some((token) => token.seat === seat))
    .map(({ seat }) => `the shepherd of seat ${seat} has no sheep`);
}

function sheepOf(game: Game): Thing[] {
  return thingsOf(game).filter(({ name }) => name in PRINTED);
}

function shepherdsOf({ figures }: Game): { seat: number; segment: number }[] {
  return Array.from(figures.place.entries())
    .filter(([figure]) => figures.nameOf(figure) === 'shepherd')
    .map(([figure, segment]) => ({ seat: figures.seatOf(figure), segment }));
}
