import type { Game } from '../../game/game.ts';
import { readSegment } from '../../game/notation.ts';
import { tokensHeld } from '../../game/record.ts';
import { thingsOf } from '../../game/things.ts';
import type { Reading } from './reading.ts';

const INGOTS_PER_MINE = 2;
const MAGIC: readonly string[] = ['mage', 'witch'];

/** Whatever has a place on the land lies on a tile, and if it says so on a segment of it. */
export function checkThings(game: Game, reading: Reading): string[] {
  return thingsOf(game).flatMap(({ name, count, x, y, on }) => {
    if (x === undefined || y === undefined) return [];
    const slot = reading.at(x, y);
    if (slot === undefined) return [`${name} lies at ${x},${y}, where no tile is`];
    if (count < 1) return [`${count} ${name} lie at ${x},${y}`];
    if (on === undefined || !/^(road|city|field|monastery|garden)/.test(on)) return [];
    return readSegment(game.board, slot, on) < 0
      ? [`${name} is on ${on} at ${x},${y}, which is not there`]
      : [];
  });
}

/** When a part begins: every mine has brought its ingots (GM1), mage and witch stand apart on what is unfinished (MW1, MW3, MW5). */
export function checkThingsSettled(game: Game, reading: Reading): string[] {
  return [...checkIngots(game), ...checkMagic(game, reading)];
}

/** On the land or with a seat; before final scoring those on the land are removed (GM3). */
function checkIngots(game: Game): string[] {
  const { land } = game.board;
  const slots = Array.from(
    { length: land.placed },
    (_, slot) => game.tiles.types[game.board.typeOf(slot)].spec,
  );
  const laid = slots.filter(({ marks }) => (marks.goldMine ?? 0) > 0).length * INGOTS_PER_MINE;
  const lying = thingsOf(game).reduce((sum, { name, count }) => (name === 'gold' ? sum + count : sum), 0);
  const held = tokensHeld(game).reduce((sum, tokens) => sum + (tokens.gold ?? 0), 0);
  if (game.over)
    return lying === 0 && held <= laid ? [] : [`${lying} ingots lie and ${held} are held at the end`];
  return lying + held === laid ? [] : [`${lying} ingots lie and ${held} are held, ${laid} were laid`];
}

function checkMagic(game: Game, reading: Reading): string[] {
  const pieces = thingsOf(game).filter(({ name }) => MAGIC.includes(name));
  const features = pieces.map(({ x = 0, y = 0, on = '' }) =>
    reading.feature(readSegment(game.board, reading.at(x, y) ?? -1, on)),
  );
  const wrong = pieces.flatMap(({ name }, i) => {
    const feature = features[i];
    if (feature?.kind !== 'road' && feature?.kind !== 'city')
      return [`the ${name} stands on no road or city`];
    return feature.open === 0 ? [`the ${name} stands on a closed ${feature.kind}`] : [];
  });
  const joined = features.length === MAGIC.length && features[0] === features[1];
  return joined ? [...wrong, 'mage and witch stand on one feature'] : wrong;
}
