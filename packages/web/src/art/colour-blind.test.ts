import { describe, expect, test } from 'vitest';
import { PALETTE } from './paint/palette.ts';
import { ALL_EYES, apart, type Colour, colourOf, type Eye, meanOf } from './paint/testing/eyes.ts';
import { SEAT_COLOURS, seatColour } from './seats.ts';

const { grass, crops, earth, roofs, road, stone, water } = PALETTE;

/** What must not be taken for one another, by day. */
const LAND = {
  grass: meanOf(grass),
  town: meanOf(earth),
  roofs: meanOf(roofs),
  road: colourOf(road),
  wall: colourOf(stone),
  water: meanOf(water.slice(0, 3)),
} as const satisfies Record<string, Colour>;
type Land = keyof typeof LAND;

/** A road is not known by its colour alone beside a wall, nor a roof beside the earth of its town. */
const KIN: readonly (readonly [Land, Land])[] = [
  ['town', 'roofs'],
  ['road', 'wall'],
];

/** What is warm by itself at dusk. */
const GLOW: Readonly<Record<string, string>> = { town: PALETTE.townGlow, road: PALETTE.roadGlow };

/** As `dusk.ts` has it, but for the saturation, which it only adds to. */
const evening = (colour: Colour, name = ''): Colour => {
  const [light, shade, glow] = [PALETTE.dusk, PALETTE.duskShade, GLOW[name] ?? '#000000'].map(colourOf);
  const one = (i: 0 | 1 | 2) => {
    const v = colour[i];
    const soft = v <= 0.5 ? v - (1 - 2 * v) * v * (1 - v) : v + (2 * v - 1) * (Math.sqrt(v) - v);
    return Math.min(1, ((v + soft) / 2) * light[i] + shade[i] / 2 + glow[i]);
  };
  return [one(0), one(1), one(2)];
};
/** What `figures.css` lays over painted wood. */
const woodInTheEvening = (colour: Colour): Colour => {
  const one = (i: 0 | 1 | 2) => 0.8 * colour[i] + (0.2 * [38, 53, 126][i]) / 255;
  return [one(0), one(1), one(2)];
};

const SAME = (colour: Colour, _name?: string): Colour => colour;

/** Pairs nearer than `least`, told with how near they are. */
function tooNear(
  pairs: readonly (readonly [name: string, one: Colour, other: Colour])[],
  least: number,
): string[] {
  return pairs.flatMap(([name, one, other]) =>
    ALL_EYES.flatMap((eye: Eye) => {
      const far = apart(eye, one, other);
      return far < least ? [`${name} ${eye} ${far.toFixed(1)}`] : [];
    }),
  );
}

const pairsOf = <T>(all: readonly T[]): [T, T][] =>
  all.flatMap((one, i) => all.slice(i + 1).map((other): [T, T] => [one, other]));

describe.each([
  ['by day', SAME, SAME],
  ['at dusk', evening, woodInTheEvening],
] as const)('%s, for eyes that miss a colour too,', (_, onLand, onWood) => {
  test('the eight seats are far apart', () => {
    const pairs = pairsOf(SEAT_COLOURS).map(([a, b]) => {
      const [one, other] = [a, b].map((name) => onWood(colourOf(seatColour(name))));
      return [`${a}/${b}`, one, other] as const;
    });
    expect(tooNear(pairs, 10)).toEqual([]);
  });

  test('cities, roads, fields and water are apart', () => {
    const names = Object.keys(LAND) as Land[];
    const pairs = pairsOf(names)
      .filter(([a, b]) => !KIN.some((kin) => kin.includes(a) && kin.includes(b)))
      .map(([a, b]) => [`${a}/${b}`, onLand(LAND[a], a), onLand(LAND[b], b)] as const);
    expect(tooNear(pairs, 6)).toEqual([]);
  });

  test('no crop is taken for the earth of a town, a road or a wall', () => {
    const pairs = crops.flatMap((crop) =>
      (['town', 'road', 'wall'] as const).map(
        (name) => [`${crop}/${name}`, onLand(colourOf(crop)), onLand(LAND[name], name)] as const,
      ),
    );
    expect(tooNear(pairs, 5)).toEqual([]);
  });
});
