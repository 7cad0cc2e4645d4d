import { type Game, type GameEvent, KINDS, type UncheckedMove } from '@bastide/rules';
import { Evaluation } from '../evaluation/evaluation.ts';

import { THEMES, type Theme } from './theme.ts';

/** What a turn did: the position before and after, what was answered, and what happened. */
export interface PlayedTurn {
  readonly before: Game;
  readonly after: Game;
  readonly moves: readonly UncheckedMove[];
  readonly events: readonly GameEvent[];
}

/** All themes of a turn, in the order of `THEMES`. */
export function themesOf(turn: PlayedTurn): Theme[] {
  const found = new Set([
    ...closed(turn),
    ...invaded(turn),
    ...deployed(turn),
    ...fromMoves(turn),
    ...others(turn),
  ]);
  return THEMES.filter((theme) => found.has(theme));
}

const CLOSED: Readonly<Record<string, Theme>> = {
  city: 'close-city',
  road: 'close-road',
  monastery: 'close-monastery',
  garden: 'garden',
};
const REASONS: Readonly<Record<string, Theme>> = {
  inn: 'inn',
  cathedral: 'cathedral',
  hill: 'hill',
  mage: 'mage-witch',
  witch: 'mage-witch',
};

/** Own points, by what was closed. */
function closed({ before, events }: PlayedTurn): Theme[] {
  const awards = events.flatMap((event) =>
    event.event === 'awarded' && event.seat === before.toMove ? [event] : [],
  );
  return awards.flatMap(({ cause, because }) => [
    ...(cause in CLOSED ? [CLOSED[cause]] : []),
    ...(cause === 'flock' ? (['shepherd'] as const) : []),
    ...Object.keys(because).flatMap((reason) => (reason in REASONS ? [REASONS[reason]] : [])),
  ]);
}

const INVADED: Readonly<Record<string, Theme>> = {
  field: 'invade-field',
  city: 'invade-city',
  road: 'invade-road',
};

/** Kinds of features in which an own follower meets others it did not meet before, closed at once or not. */
function invaded({ before, after, events }: PlayedTurn): Theme[] {
  const seat = before.toMove;
  const [met, meets] = [sharedKinds(before, seat), sharedKinds(after, seat)];
  const paid = events.flatMap((event) => {
    if (event.event !== 'awarded' || event.seat !== seat || met.includes(event.cause)) return [];
    return event.held?.some((strength, other) => strength > 0 && other !== seat) ? [event.cause] : [];
  });
  const joined = meets.filter((kind) => countOf(meets, kind) > countOf(met, kind));
  return [...joined, ...paid].flatMap((kind) => (kind in INVADED ? [INVADED[kind]] : []));
}

/** The kinds of all features in which the seat is not alone. */
function sharedKinds({ board, figures, players }: Game, seat: number): string[] {
  const { features } = board;
  const roots = new Set([...figures.place].flatMap((place) => (place < 0 ? [] : [features.rootOf(place)])));
  const isShared = (root: number) => {
    if (features.strength(root, seat) === 0) return false;
    for (let other = 0; other < players; other++)
      if (other !== seat && features.strength(root, other) > 0) return true;
    return false;
  };
  return [...roots].filter(isShared).map((root) => KINDS[board.kindOf(root)]);
}

function countOf(list: readonly string[], one: string): number {
  return list.filter((other) => other === one).length;
}

const GROUNDS: Readonly<Record<string, Theme>> = {
  field: 'take-field',
  monastery: 'take-monastery',
  city: 'take-city',
  road: 'take-road',
  garden: 'garden',
};
const FIGURES: Readonly<Record<string, Theme>> = {
  big: 'big',
  abbot: 'abbot',
  builder: 'builder',
  pig: 'pig',
  shepherd: 'shepherd',
  mage: 'mage-witch',
  witch: 'mage-witch',
};

function deployed({ before, events }: PlayedTurn): Theme[] {
  const own = events.flatMap((event) =>
    event.event === 'deployed' && event.seat === before.toMove ? [event] : [],
  );
  return own.flatMap(({ figure, on }) => [
    ...(figure in FIGURES ? [FIGURES[figure]] : []),
    ...(kindIn(on) in GROUNDS && isFollower(before, figure) ? [GROUNDS[kindIn(on)]] : []),
  ]);
}

function kindIn(segment: string): string {
  return KINDS.find((kind) => segment.startsWith(kind)) ?? '';
}

function isFollower({ figures }: Game, name: string): boolean {
  return figures.specs.find((spec) => spec.name === name)?.role === 'follower';
}

const DEEDS: Readonly<Record<string, Theme>> = {
  ferry: 'ferry',
  gold: 'gold',
  robber: 'robber',
  flock: 'shepherd',
  crop: 'crop-circle',
  message: 'messenger',
  score: 'messenger',
};

/** Themes that the answers themselves tell. */
function fromMoves({ moves }: PlayedTurn): Theme[] {
  return moves.flatMap((move): Theme[] => {
    const { do: what, figure, on } = move;
    if (what in DEEDS) return [DEEDS[what]];
    if (figure === 'mage' || figure === 'witch') return ['mage-witch'];
    if (what === 'return' && figure === 'abbot') return ['abbot'];
    if (what === 'deploy' && on === 'flier') return ['flying-machine'];
    return what === 'deploy' && String(on).startsWith('crown') ? ['crown'] : [];
  });
}

/** Followers that come home beside the one just deployed. */
const MANY_HOME = 2;
/** What the best of the others loses by a turn that is played against them, in points. */
const HARM = 1.5;

function others({ before, after, events }: PlayedTurn): Theme[] {
  const themes: Theme[] = [];
  const seat = before.toMove;
  const won = (tokens: readonly string[]) =>
    events.some((event) => event.event === 'token' && event.seat === seat && tokens.includes(event.token));
  const [homeBefore, homeAfter] = [followersHome(before, seat), followersHome(after, seat)];
  const awarded = events.some((event) => event.event === 'awarded' && event.seat === seat);
  if (homeAfter - homeBefore >= MANY_HOME || (homeBefore === 0 && homeAfter > 0))
    themes.push('free-followers');
  if (won(['wine', 'wheat', 'cloth'])) themes.push('goods');
  if (won(['ingot'])) themes.push('gold');
  if (after.turn.seat === seat && after.turn.part === 2) themes.push('second-part');
  if (!awarded && harm(before, after, seat) >= HARM) themes.push('block');
  themes.push(...grown(before, after, seat));
  return themes;
}

/** Own roads and cities that became larger and are still open. */
function grown(before: Game, after: Game, seat: number): Theme[] {
  const { figures, board } = after;
  const themes: Theme[] = [];
  for (let figure = seat * figures.perSeat; figure < (seat + 1) * figures.perSeat; figure++) {
    const segment = figures.place[figure];
    if (segment < 0 || before.figures.place[figure] !== segment) continue;
    const root = board.features.rootOf(segment);
    const kind = KINDS[board.kindOf(root)];
    const was = before.board.features.segments(before.board.features.rootOf(segment));
    if (board.features.segments(root) > was && (kind === 'city' || kind === 'road'))
      themes.push(`grow-${kind}`);
  }
  return themes;
}

function followersHome({ figures }: Game, seat: number): number {
  let count = 0;
  for (let kind = 0; kind < figures.specs.length; kind++)
    if (figures.strengthOf[kind] > 0) count += figures.countHome(seat, kind);
  return count;
}

/** How much worse the best of the others stands. */
function harm(before: Game, after: Game, seat: number): number {
  const evaluation = new Evaluation(before);
  evaluation.start(before);
  evaluation.look(before);
  const then = [...evaluation.worths];
  evaluation.startFrom(after);
  evaluation.look(after);
  const best = then.reduce(
    (top, worth, other) => (other !== seat && worth > then[top] ? other : top),
    seat === 0 ? 1 : 0,
  );
  return then[best] - evaluation.worths[best];
}
