import type { GameEvent } from '../../game/events.ts';
import type { Game } from '../../game/game.ts';
import { thingsOf } from '../../game/things.ts';
import { SPACES } from '../../score/track.ts';
import { OVER, TURNS } from '../../turn/turn.ts';

const MESSAGES = 8;
/** Message 4 is in play while its tile is, and another may be shown meanwhile (ME3). */
const MESSAGES_IN_PLAY = 2;
const CROWN_SPACES: Readonly<Record<string, number>> = {
  'crown:fortune': 1,
  'crown:taxes': 2,
  'crown:famine': 1,
  'crown:storm': 2,
  'crown:inquisition': 1,
  'crown:plague': 2,
};

/** Score track, messages and the wheel: what stands or lies off the tiles is where the rules allow. */
export function checkTrack(game: Game): string[] {
  return [...checkScorers(game), ...checkRobbers(game), ...checkMessages(game), ...checkCrown(game)];
}

/** Nobody goes back; at the end one scorer a seat is left (ME5). */
function checkScorers({ scores, turn, players }: Game): string[] {
  const { scorers, perSeat } = scores;
  const problems = scorers.some((points) => points < 0) ? [`scorers at ${scorers}`] : [];
  if (turn.stage !== OVER) return problems;
  for (let seat = 0; seat < players; seat++) {
    if (scorers[seat * perSeat] !== scores.of(seat)) problems.push(`seat ${seat} ends with two scorers`);
  }
  return problems;
}

/** At most one a seat, on a space of the track; none once the game is over (RO1, RO5). */
function checkRobbers(game: Game): string[] {
  const robbers = thingsOf(game).filter(({ name }) => name === 'robber');
  const problems = robbers.flatMap(({ seat = -1, spot }) => {
    const onTrack = typeof spot === 'number' && Number.isInteger(spot) && spot >= 0 && spot < SPACES;
    return onTrack && seat >= 0 && seat < game.players ? [] : [`a robber of seat ${seat} on ${spot}`];
  });
  if (new Set(robbers.map(({ seat }) => seat)).size !== robbers.length)
    problems.push('a seat has two robbers on the track');
  if (game.over && robbers.length > 0) problems.push('a robber is on the track though the game is over');
  return problems;
}

/** Each of the eight exactly once: unseen, under the stack or in play; none in play between two parts (ME3). */
function checkMessages(game: Game): string[] {
  const messages = thingsOf(game).filter(({ name }) => name.startsWith('message'));
  if (messages.length === 0) return [];
  const known = messages.filter(({ name }) => name !== 'message');
  const shown = known.filter(({ spot }) => spot === 'shown').length;
  const sum = messages.reduce((total, { count }) => total + count, 0);
  const problems = sum === MESSAGES ? [] : [`there are ${sum} messages`];
  if (new Set(known.map(({ name }) => name)).size !== known.length)
    problems.push(`a message is twice among ${known.map(({ name }) => name)}`);
  const between =
    game.over || (game.turn.stage === TURNS && game.agenda.depth === 3 && game.question.id === 'draw');
  if (shown > (between ? 0 : MESSAGES_IN_PLAY)) problems.push(`${shown} messages are in play`);
  return problems;
}

/** No crown space holds two (WF4). */
function checkCrown(game: Game): string[] {
  const standing = thingsOf(game).filter(({ spot }) => typeof spot === 'string' && spot.startsWith('crown:'));
  return [...new Set(standing.map(({ spot }) => String(spot)))].flatMap((spot) => {
    const count = standing.filter((one) => one.spot === spot).length;
    return count <= (CROWN_SPACES[spot] ?? 0) ? [] : [`${count} stand on ${spot}`];
  });
}

/** Where awards are moved one by one, every scorer stands where it was told to have gone. */
export class ScorersTold {
  readonly #points: number[];
  readonly #names: readonly string[];
  readonly #problems: string[] = [];

  /** The game must be new. */
  constructor({ scores, rules }: Game) {
    this.#points = Array.from(scores.scorers);
    this.#names = rules.scorers;
  }

  hear(event: GameEvent): void {
    if (event.event !== 'moved') return;
    const { seat, scorer, from, to } = event;
    const index = seat * this.#names.length + this.#names.indexOf(scorer);
    if (this.#points[index] !== from) this.#problems.push(`${scorer} of seat ${seat} was not at ${from}`);
    if (to <= from) this.#problems.push(`${scorer} of seat ${seat} moved from ${from} to ${to}`);
    this.#points[index] = to;
  }

  check({ scores, rules, turn }: Game): string[] {
    const problems = this.#problems.splice(0);
    if (!rules.batched || turn.stage !== TURNS || String(this.#points) === String(scores.scorers))
      return problems;
    return [...problems, `scorers are at ${scores.scorers}, told were ${this.#points}`];
  }
}
