import { type Kind, moveText } from '@bastide/rules';
import { type FeatureSurvey, surveyFeature, surveyNamed } from '@bastide/rules/internal';
import { type Goal, LEARNER, type PlayedMove } from './lesson.ts';

type Test = (feature: FeatureSurvey) => boolean;

/** The tile was placed so that one of its features is like this. */
export function builds(kind: Kind, test: Test): Goal {
  return (played) =>
    played.move.do === 'place' && featuresOf(played).some((one) => one.kind === kind && test(one));
}

export const isMine: Test = ({ held }) => held[LEARNER] > 0;
export const isClosed: Test = ({ closed }) => closed;

/** The tile closes a feature of this kind, with a follower of the learner's on it. */
export function closes(kind: Kind): Goal {
  return builds(kind, (feature) => isClosed(feature) && isMine(feature));
}

/** The tile was placed here. */
export function placesAt(x: number, y: number): Goal {
  return ({ move }) => move.do === 'place' && move.x === x && move.y === y;
}

/** The tile was placed so that a feature of this kind with a follower of the learner's grew. */
export function grows(kind: Kind): Goal {
  return builds(kind, isMine);
}

/** A figure was deployed on something of this kind. */
export function deploys(kind: string, figure = 'follower'): Goal {
  return ({ move }) =>
    move.do === 'deploy' && move.figure === figure && String(move.segment ?? move.on).startsWith(kind);
}

/** A figure was deployed on a feature like this. */
export function deploysIn(kind: Kind, test: Test): Goal {
  return ({ view, move: { do: what }, events }) =>
    what === 'deploy' &&
    events.some((event) => {
      if (event.event !== 'deployed' || !event.on.startsWith(kind)) return false;
      const feature = surveyNamed(view, event);
      return feature !== undefined && test(feature);
    });
}

/** The move has these words in it, as the rules write it. */
export function says(...words: readonly string[]): Goal {
  return ({ move }) => {
    const said = moveText(move).split(' ');
    return words.every((word) => said.includes(word));
  };
}

/** A figure was deployed on a segment that reaches this side of its tile. */
export function deploysOn(kind: string, side: string): Goal {
  return both(deploys(kind), ({ move }) => sidesOf(move.segment ?? move.on).includes(side));
}

/** A piece that belongs to nobody was put onto a feature like this. */
export function puts(piece: string, test: Test): Goal {
  return ({ view, move: { figure, x, y, segment, on } }) => {
    const feature = surveyNamed(view, { x: Number(x), y: Number(y), on: String(segment ?? on) });
    return figure === piece && feature !== undefined && test(feature);
  };
}

/** After the move this feature, told by one of its segments, is so. */
export function there(x: number, y: number, on: string, test: Test): Goal {
  return ({ view }) => {
    const feature = surveyNamed(view, { x, y, on });
    return feature !== undefined && test(feature);
  };
}

/** The tile was placed beside this one, or over a corner. */
export function near(x: number, y: number): Goal {
  return ({ move }) => Math.max(Math.abs(Number(move.x) - x), Math.abs(Number(move.y) - y)) === 1;
}

/** After the move the learner is asked this. */
export function leadsTo(question: string): Goal {
  return ({ view }) => view.question.seat === LEARNER && view.question.id === question;
}

/** Whatever is done is right. */
export const anything: Goal = () => true;

/** The move has these fields. */
export function does(fields: Readonly<Record<string, unknown>>): Goal {
  return ({ move }) => Object.entries(fields).every(([name, value]) => move[name] === value);
}

export function both(...goals: readonly Goal[]): Goal {
  return (played) => goals.every((goal) => goal(played));
}

export function one(...goals: readonly Goal[]): Goal {
  return (played) => goals.some((goal) => goal(played));
}

function sidesOf(segment: unknown): string[] {
  return String(segment).replace(/^\w+:/, '').split(',');
}

const MOST_SEGMENTS = 8;

/** The features of the tile that was placed. */
function featuresOf({ view, move: { x, y } }: PlayedMove): FeatureSurvey[] {
  const places = Array.from({ length: MOST_SEGMENTS }, (_, place) => place);
  return places.flatMap((place) => surveyFeature(view, { x: Number(x), y: Number(y), place }) ?? []);
}
