import type { Game } from '../../game/game.ts';
import { tokensHeld } from '../../game/record/record.ts';
import { thingsOf } from '../../game/things.ts';
import type { Invariants } from '../../hooks.ts';

const INGOTS_PER_MINE = 2;

/** Every mine has brought its ingots (GM1). */
export const invariants: Invariants = { settled: checkIngots };

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
