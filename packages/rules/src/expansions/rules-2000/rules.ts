import { closedCitiesOf } from '../../board/walk.ts';
import type { Game } from '../../game/game.ts';
import type { Context, Hooks, Step } from '../../hooks.ts';
import { award } from '../../score/award.ts';
import { explainTie, majorityIn, strengthIn } from '../../score/majority.ts';
import { occupiedFeatures } from '../../score/occupied.ts';
import type { Reasons, Worth } from '../../score/worth.ts';
import { CITY, FIELD } from '../../tile/kinds.ts';

export function rules2000({ setup }: Context): Hooks {
  const { smallCity, farmers, farmerPoints } = setup.options;
  return {
    ...(smallCity === 2 ? { rate: rateSmallCity } : {}),
    ...(farmers === 'perCity' ? farmersByCity(Number(farmerPoints)) : {}),
  };
}

/** E1: a closed city of two tiles pays 1 a tile and 1 a pennant. */
function rateSmallCity(_: Game, worth: Worth): void {
  if (worth.kind !== CITY || !worth.closed || worth.tiles !== 2) return;
  worth.perTile = 1;
  worth.perPennant = 1;
  worth.because('small-city');
}

/** E2: every closed city pays once, to whoever has the most farmers in all the fields that touch it. */
function farmersByCity(points: number): Hooks {
  const step: Step = {
    id: 'rules-2000/fields',
    slot: 'final',
    after: ['base/unfinished'],
    run(game) {
      for (const [city, fields] of fieldsByCity(game)) {
        const held = strengthIn(game, fields);
        const winners = majorityIn(game, fields);
        for (let seat = 0; seat < game.players; seat++) {
          if (((winners >> seat) & 1) === 0) continue;
          const because = { farmers: held[seat] };
          explainTie(game, fields, because);
          const sum = points + extraFor(game, fields, seat, because);
          award(game, seat, sum, { cause: 'farmers-of-city', because, root: city, held });
        }
      }
    },
  };
  /** One field scored alone pays for the cities it touches that the seat would win; where nobody stands, with a farmer there. */
  const worthFor = (game: Game, worth: Worth, seat: number) => {
    if (worth.kind !== FIELD || worth.perCity === 0) return 0;
    const cities = closedCitiesOf(game.board, worth.root);
    const around = fieldsByCity(game);
    const isFree = game.board.features.held[worth.root] === 0;
    const won = cities.filter((city) => {
      const fields = around.get(city) ?? [];
      const held = strengthIn(game, fields);
      if (isFree) held[seat]++;
      return ((majorityIn(game, fields, held) >> seat) & 1) === 1;
    });
    worth.cities = won.length;
    worth.perCity = points;
    worth.because('cities', won.length);
    return won.length * points - worth.points;
  };
  return { steps: [step], worthFor };
}

/** The closed cities that occupied fields touch, each with those fields. */
function fieldsByCity(game: Game): Map<number, number[]> {
  const cities = new Map<number, number[]>();
  for (const field of occupiedFeatures(game).toArray()) {
    if (game.board.kindOf(field) !== FIELD) continue;
    for (const city of closedCitiesOf(game.board, field)) {
      cities.set(city, [...(cities.get(city) ?? []), field]);
    }
  }
  return cities;
}

/** What other expansions give this seat for one city of these fields (TB4). */
function extraFor(game: Game, fields: readonly number[], seat: number, because: Reasons): number {
  const { worth, rules } = game;
  let extra = 0;
  for (const field of fields) {
    worth.root = field;
    worth.kind = FIELD;
    worth.closed = false;
    worth.cities = 1;
    worth.perCity = 0;
    worth.points = 0;
    worth.reasons = because;
    for (const worthFor of rules.hooks.worthFor) extra += worthFor(game, worth, seat);
  }
  return extra;
}
