import type { SessionState } from '../session/types.ts';

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
  few: ({ view }, seat) => view.question.id === 'place' && (view.seats[seat].home.follower ?? 0) <= FEW,
  end: ({ view }) => view.question.id === 'place' && view.left <= 2 * view.seats.length,
};

/** What a player should hear now, if it was not said before. */
export function hintFor(state: SessionState, seat: number, seen: ReadonlySet<Hint>): Hint | undefined {
  return HINTS.find((hint) => !seen.has(hint) && moments[hint](state, seat));
}

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
