import { sendHome } from '../../figure/home.ts';
import type { Game } from '../../game/game.ts';
import type { Context, Hooks, Step, Thing } from '../../hooks.ts';
import { award } from '../../score/award.ts';
import { endBatch } from '../../score/batch.ts';
import { boardStep } from './board.ts';
import { crownAction } from './crown.ts';
import { pointsOf } from './events.ts';
import { plagueTask } from './plague.ts';
import { CROWN_SPACES, crowned, crownPoints, SECTORS } from './sectors.ts';

const PLAGUE = SECTORS.indexOf('plague');

export function wheelRules(context: Context): Hooks {
  const pig = context.column('u8', 1, 'pig');
  // No set before this one takes any, so the crown's are the first (`crownSpot`).
  context.spots(SECTORS.length);
  const numbers = context.tileMark('wheel');
  const plague = context.task(plagueTask(context));
  const points = pointsOf(context);

  /** WF2, WF3: when a tile with an icon is drawn the pig moves on and the event of its sector happens. */
  const spin: Step = {
    id: 'wheel-of-fortune/spin',
    slot: 'drawn',
    onMark: 'wheel',
    run(game) {
      const sector = (game.column(pig)[0] + numbers[game.turn.type]) % SECTORS.length;
      game.column(pig)[0] = sector;
      const { seat } = game.turn;
      if (game.listener !== undefined)
        game.emit({ event: 'happened', what: `wheel-of-fortune/${SECTORS[sector]}`, seat });
      if (sector === PLAGUE) {
        game.agenda.push(plague, seat);
        return;
      }
      for (let i = 0; i < game.players; i++) {
        const receiver = (seat + i) % game.players;
        const { sum, because } = points(game, sector, receiver);
        award(game, receiver, sum, game.listener && { cause: `wheel-${SECTORS[sector]}`, because });
      }
      endBatch(game);
    },
  };

  /** WF4: then the sector's crown spaces are scored, one award a seat, and the figures on them go home. */
  const crowns: Step = {
    id: 'wheel-of-fortune/crowns',
    slot: 'drawn',
    after: ['wheel-of-fortune/spin'],
    onMark: 'wheel',
    run(game) {
      const sector = game.column(pig)[0];
      const figures = crowned(game, sector);
      if (figures.length === 0) return;
      const spaces = CROWN_SPACES[sector];
      const each = crownPoints(sector, figures.length);
      const alone = figures.length === 1 && spaces > 1 ? { alone: spaces } : {};
      for (let i = 0; i < game.players; i++) {
        const seat = (game.turn.seat + i) % game.players;
        let own = 0;
        for (let at = 0; at < figures.length; at++) if (game.figures.seatOf(figures[at]) === seat) own++;
        const because = game.listener && { crowns: own, ...alone };
        award(game, seat, each * own, because && { cause: 'crown', because, each });
      }
      for (const figure of figures) sendHome(game, figure);
      endBatch(game);
    },
  };

  /** The pig and the figures on crown spaces. */
  const things = (game: Game): Thing[] => [
    { name: 'wheel-pig', count: 1, spot: SECTORS[game.column(pig)[0]] },
    ...SECTORS.flatMap((name, sector) =>
      crowned(game, sector).map((figure) => ({
        name: game.figures.nameOf(figure),
        count: 1,
        seat: game.figures.seatOf(figure),
        spot: `crown:${name}`,
      })),
    ),
  ];

  return { steps: [boardStep, spin, crowns], actions: [crownAction], things };
}
