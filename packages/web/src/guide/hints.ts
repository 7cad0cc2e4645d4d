import type { SessionState, TableView } from '../session/types.ts';

/** What the guide has to say, each once in a player's life, in the order in which one may crowd out another. */
export const HINTS = ['place', 'figure', 'farmer', 'scored', 'discarded', 'few', 'end'] as const;
export type Hint = (typeof HINTS)[number];

/** How many moves of everybody back something has just happened: where a tile goes, who comes onto it, chance between them. */
const RECENT = 4;
const FEW = 2;

type Moment = (state: SessionState, seat: number) => boolean;

const moments: Readonly<Record<Hint, Moment>> = {
  place: ({ view }) => view.question.id === 'place',
  figure: (state) => offers(state, (on) => !on.startsWith('field')),
  farmer: (state) => offers(state, (on) => on.startsWith('field')),
  // Points no follower came back for are not what it tells of.
  scored: (state, seat) =>
    recent(state).some((events) =>
      (['awarded', 'returned'] as const).every((what) =>
        events.some((one) => one.event === what && one.seat === seat),
      ),
    ),
  discarded: (state) => recent(state).some((events) => events.some(({ event }) => event === 'discarded')),
  // Near the end none need be spared, and who has none can neither spare nor place one.
  few: ({ view }, seat) => hasAtMost(view, seat, FEW) && !isNearEnd(view),
  end: ({ view }, seat) => hasAtMost(view, seat, Infinity) && isNearEnd(view),
};

/** What a player should hear now, if it was not said before. */
export function hintFor(state: SessionState, seat: number, seen: ReadonlySet<Hint>): Hint | undefined {
  return HINTS.find((hint) => !seen.has(hint) && moments[hint](state, seat));
}

/** Whether a tile is to be placed by who has some followers at home, but no more than this. */
function hasAtMost({ question, seats }: TableView, seat: number, most: number): boolean {
  const followers = seats[seat].home.follower ?? 0;
  return question.id === 'place' && followers > 0 && followers <= most;
}

const isNearEnd = ({ left, seats }: TableView) => left <= 2 * seats.length;

/** What every move of the last round brought about. */
function recent({ log, view }: SessionState): SessionState['events'][] {
  return log.slice(-RECENT * view.seats.length).map(({ events }) => [...events]);
}

/** Whether a follower may be deployed somewhere like this. */
function offers({ view: { question } }: SessionState, where: (on: string) => boolean): boolean {
  return (
    question.id === 'figure' &&
    question.answers.some(
      ({ target: { figure, on, label } }) =>
        label === 'deploy' && figure === 'follower' && on !== undefined && where(on),
    )
  );
}
