import type { Game } from '../../game/game.ts';
import type { Seat, Space } from '../../game/move-fields.ts';
import type { Context, Question, Step } from '../../hooks.ts';
import { SPACES, spaceOf } from '../../score/track.ts';
import type { AnswerList } from '../../turn/answers.ts';
import { hasOther, othersOn, type Track } from './track.ts';

declare module '../../game/move.ts' {
  interface Moves {
    /** Where the own robber is put. */
    robber: { readonly by: Seat; readonly space: Space };
  }
}

const PASS = SPACES;

/**
 * RO1: after a robber tile the active player may put or move the own robber, then the next player clockwise whose robber is
 * at home may put it; with `robbersAll` every other player in turn.
 */
export function putStep(context: Context, track: Track): Step {
  const all = context.setup.options.robbersAll === true;
  const put = context.question(putQuestion(track));
  const round = context.task({
    run(game) {
      const { agenda, turn } = game;
      const offset = agenda.a;
      if (offset === game.players || (offset > 0 && agenda.b === 1 && !all)) {
        agenda.pop();
        return;
      }
      agenda.a = offset + 1;
      const seat = (turn.seat + offset) % game.players;
      if (offset > 0) {
        if (track.robberOf(game, seat) >= 0) return;
        agenda.b = 1;
      }
      if (hasSpace(game, track, seat)) game.ask(put, seat);
    },
  });
  return {
    id: 'robbers/put',
    slot: 'placed',
    after: ['gold-mines/ingots', 'mage-witch/magic'],
    onMark: 'robber',
    run: (game) => game.agenda.push(round, game.turn.seat),
  };
}

/** Adds the spaces where someone else's scorer stands, but not the robber already, each once and the lowest first. */
function listSpaces(game: Game, track: Track, seat: number, out: AnswerList): void {
  const { scorers, perSeat } = game.scores;
  const robber = track.robberOf(game, seat);
  const own = seat * perSeat;
  for (let scorer = 0; scorer < scorers.length; scorer++) {
    if (scorer >= own && scorer < own + perSeat) continue;
    const space = spaceOf(scorers[scorer]);
    if (space !== robber && !out.has(space)) addInOrder(out, space);
  }
}

function addInOrder(out: AnswerList, space: number): void {
  out.add(space);
  const { codes } = out;
  let at = out.count - 1;
  for (; at > 0 && codes[at - 1] > space; at--) codes[at] = codes[at - 1];
  codes[at] = space;
}

function hasSpace(game: Game, track: Track, seat: number): boolean {
  game.scratch.clear();
  listSpaces(game, track, seat, game.scratch);
  return game.scratch.count > 0;
}

function putQuestion(track: Track): Question {
  return {
    id: 'robbers/put',
    answers(game, out) {
      listSpaces(game, track, game.agenda.seat, out);
      out.add(PASS);
    },
    play(game, code) {
      if (code === PASS) return;
      const { seat } = game.answered;
      track.put(game, seat, code);
      if (game.listener !== undefined) game.emit({ event: 'happened', what: 'robbers/put', seat, n: code });
    },
    write(game, code) {
      const by = game.agenda.seat;
      return code === PASS ? { by, do: 'pass', phase: 'robber' } : { by, do: 'robber', space: code };
    },
    read(_, { do: what, phase, space }) {
      if (what === 'pass') return phase === 'robber' ? PASS : -1;
      return what === 'robber' && typeof space === 'number' && space >= 0 && space < SPACES ? space : -1;
    },
    target(game, code) {
      if (code === PASS) return { label: 'pass' };
      return { spot: code, beside: othersOn(game, game.agenda.seat, code), label: 'robbers/put' };
    },
    why(game, { spot }) {
      if (typeof spot !== 'number') return [];
      const { seat } = game.agenda;
      if (spot === track.robberOf(game, seat)) return [{ code: 'robbers/there', rule: 'RO1' }];
      return hasOther(game, seat, spot) ? [] : [{ code: 'robbers/nobody', rule: 'RO1' }];
    },
  };
}
