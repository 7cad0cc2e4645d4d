import { mayBeMovedToDark, mayStopOnDark } from '@bastide/rules/search';
import type { Outlook } from '../evaluation/outlook.ts';
import { TOKENS } from '../evaluation/terms.ts';
import type { Between, Valuer, Values } from '../evaluation/valuer.ts';
import { moveThemes } from '../puzzles/played-turn.ts';

export const messengers: Valuer<'messenger'> = {
  id: 'messengers',
  values: (_, between) => new Messages(between),
  themes: ['messenger'],
  themesOf: (turn) => moveThemes(turn, { message: 'messenger', score: 'messenger' }),
};

/** A message that is there or about to come, in the own turn: it is looked behind only where there is time for that. */
class Messages implements Values {
  readonly #worth: number;

  constructor(between: Between) {
    this.#worth = between(5, 6.5);
  }

  look(outlook: Outlook): void {
    const { seat } = outlook.game.turn;
    if (isComing(outlook, seat)) outlook.add(TOKENS, seat, this.#worth);
  }
}

function isComing(outlook: Outlook, seat: number): boolean {
  const { game, holdings, chance } = outlook;
  const { id } = game.question;
  if (id === 'messengers/show' || id === 'messengers/take' || mayBeMovedToDark(game, seat)) return true;
  for (let at = 0; at < holdings.count; at++) {
    const isPaid = chance[holdings.root[at]] === 1 && ((holdings.leaders[at] >> seat) & 1) === 1;
    if (isPaid && mayStopOnDark(game, seat, holdings.worth[at])) return true;
  }
  return false;
}
