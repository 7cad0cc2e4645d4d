import type { Game } from '../../game/game.ts';
import type { Context, Hooks, Step } from '../../hooks.ts';
import { anyMove, moveQuestion } from './move.ts';
import { areJoined, BESIDE, MAGE, PIECES, piecesOnLand, setPlace, standsIn, WITCH } from './pieces.ts';

export function mageWitchRules(context: Context): Hooks {
  const places = context.column('i16', PIECES.length, 'places');
  const magic = context.tileMark('magic');
  const onPlacedTile = context.setup.options.magicOnPlacedTile === true;
  const move = context.question(moveQuestion(places, onPlacedTile));

  /** Nothing is asked where nothing can be done: no place, and none in play (MW2). */
  const mustMove = (game: Game) => {
    if (anyMove(game, places, onPlacedTile)) game.ask(move, game.turn.seat);
  };

  /** MW1: a magic tile moves one of the two; MW3: so does any tile that joins their features, and a magic tile only once. */
  const magicStep: Step = {
    id: 'mage-witch/magic',
    slot: 'placed',
    after: ['gold-mines/ingots'],
    run(game) {
      if (magic[game.turn.type] !== 0 || areJoined(game, places)) mustMove(game);
    },
  };

  return {
    steps: [magicStep],
    things: (game) => piecesOnLand(game, places),
    /** FE7: joined by a ferry is as good as joined by a tile. */
    relinked(game) {
      if (areJoined(game, places)) mustMove(game);
    },
    /** MW4: the mage adds 1 a tile, also where the tiles themselves pay nothing. */
    bonus(game, worth) {
      if (!standsIn(game, places, MAGE, worth.root)) return;
      worth.points += worth.tiles;
      worth.because('mage', worth.tiles);
    },
    /** MW4: the witch halves, rounded up. */
    cut(game, worth) {
      if (!standsIn(game, places, WITCH, worth.root)) return;
      worth.because('witch', worth.points >> 1);
      worth.points -= worth.points >> 1;
    },
    /** MW5: they leave with their feature, even if it pays nobody. */
    wantsCompleted: (game, root) => standsIn(game, places, MAGE, root) || standsIn(game, places, WITCH, root),
    completed(game, root) {
      for (let piece = 0; piece < PIECES.length; piece++) {
        if (standsIn(game, places, piece, root)) setPlace(game, places, piece, BESIDE);
      }
    },
  };
}
