import { type Game, KINDS } from '@bastide/rules';
import { SearchBoard } from '@bastide/rules/search';
import { Evaluation } from '../evaluation/evaluation.ts';
import { valuers } from '../expansions/index.ts';
import { awardedThemes, deployedOn, type PlayedTurn, type Themes } from './played-turn.ts';
import { THEMES, type Theme } from './theme.ts';

/** All themes of a turn, in the order of `THEMES`. */
export function themesOf(turn: PlayedTurn): Theme[] {
  const found = new Set<Theme>([
    ...awardedThemes<Theme>(turn, CLOSED, {}),
    ...invaded(turn),
    ...deployedOn<Theme>(turn, TAKEN),
    ...others(turn),
    ...valuers.flatMap((valuer): readonly Theme[] =>
      'themesOf' in valuer ? (valuer.themesOf?.(turn) ?? []) : [],
    ),
  ]);
  return THEMES.filter((theme) => found.has(theme));
}

const CLOSED: Themes<Theme> = { city: 'close-city', road: 'close-road', monastery: 'close-monastery' };
const TAKEN: Themes<Theme> = {
  field: 'take-field',
  monastery: 'take-monastery',
  city: 'take-city',
  road: 'take-road',
};

const INVADED: Themes<Theme> = {
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
function sharedKinds(game: Game, seat: number): string[] {
  const board = new SearchBoard(game);
  const places = Array.from(board.places);
  const features = new Set(places.flatMap((place) => (place < 0 ? [] : [board.featureOf(place)])));
  const isShared = (feature: number) => {
    if (board.strengthIn(feature, seat) === 0) return false;
    for (let other = 0; other < game.players; other++)
      if (other !== seat && board.strengthIn(feature, other) > 0) return true;
    return false;
  };
  return [...features].filter(isShared).map((feature) => KINDS[board.kindOf(feature)]);
}

function countOf(list: readonly string[], one: string): number {
  return list.filter((other) => other === one).length;
}

/** Followers that come home beside the one just deployed. */
const MANY_HOME = 2;
/** What the best of the others loses by a turn that is played against them, in points. */
const HARM = 1.5;

function others({ before, after, events }: PlayedTurn): Theme[] {
  const themes: Theme[] = [];
  const seat = before.toMove;
  const [homeBefore, homeAfter] = [
    new SearchBoard(before).followersHome(seat),
    new SearchBoard(after).followersHome(seat),
  ];
  const awarded = events.some((event) => event.event === 'awarded' && event.seat === seat);
  if (homeAfter - homeBefore >= MANY_HOME || (homeBefore === 0 && homeAfter > 0))
    themes.push('free-followers');
  if (after.turn.seat === seat && after.turn.part === 2) themes.push('second-part');
  if (!awarded && harm(before, after, seat) >= HARM) themes.push('block');
  themes.push(...grown(before, after, seat));
  return themes;
}

/** Own roads and cities that became larger and are still open. */
function grown(before: Game, after: Game, seat: number): Theme[] {
  const themes: Theme[] = [];
  const [then, now] = [new SearchBoard(before), new SearchBoard(after)];
  for (let figure = seat * now.perSeat; figure < (seat + 1) * now.perSeat; figure++) {
    const segment = now.places[figure];
    if (segment < 0 || then.places[figure] !== segment) continue;
    const feature = now.featureOf(segment);
    const kind = KINDS[now.kindOf(feature)];
    const was = then.segmentsOf(then.featureOf(segment));
    if (now.segmentsOf(feature) > was && (kind === 'city' || kind === 'road')) themes.push(`grow-${kind}`);
  }
  return themes;
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
