import { hasFollowerOnLand } from '../../figure/standing.ts';
import type { Game } from '../../game/game.ts';
import type { Context, Hooks } from '../../hooks.ts';
import { CITY, FIELD, ROAD } from '../../tile/kinds.ts';
import { choiceQuestion } from './choice.ts';
import { figureQuestion, hasFigure } from './figure.ts';

/** CC1: pitchfork, club and shield, and whom they concern. */
export const SIGNS = [
  { step: 'crop-circles/farmers', mark: 'crop-field', kind: FIELD },
  { step: 'crop-circles/highwaymen', mark: 'crop-road', kind: ROAD },
  { step: 'crop-circles/knights', mark: 'crop-city', kind: CITY },
] as const;

export function cropCirclesRules(context: Context): Hooks {
  const figure = context.question(figureQuestion(context.setup.options.cropAdd === 'may'));
  /** CC2: one player after the other, the active one last. The frame holds the kind, the choice, and how many have had their turn. */
  const round = context.task({
    run(game) {
      const { agenda, players, turn } = game;
      while (agenda.c < players) {
        agenda.c++;
        const seat = (turn.seat + agenda.c) % players;
        if (!hasFigure(game, seat, agenda.a, agenda.b)) continue;
        game.ask(figure, seat, agenda.a, agenda.b);
        return;
      }
      agenda.pop();
    },
  });
  const choice = context.question(choiceQuestion(round));
  return {
    steps: SIGNS.map(({ step, mark, kind }) => ({
      id: step,
      slot: 'scored',
      after: ['gold-mines/share', 'messengers/message'],
      onMark: mark,
      run(game) {
        if (anyFollower(game)) game.ask(choice, game.turn.seat, kind);
      },
    })),
  };
}

/** Whether any follower, anyone's, stands on the land. */
function anyFollower(game: Game): boolean {
  for (let seat = 0; seat < game.players; seat++) if (hasFollowerOnLand(game, seat)) return true;
  return false;
}
