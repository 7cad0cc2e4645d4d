import { Analyst, adviceFor } from '../analysis/run/analyst.ts';
import { Thinkers } from '../bots/thinkers.ts';
import { judgeHere } from '../puzzles/judge-here.ts';
import { lucksFor } from '../statistics/luck/lucks.ts';
import type { FromEngine, Kind, Kinds, ToEngine } from './messages.ts';

/**
 * The one worker of the page that has the engine in it. Each instance is asked one kind of question and remembers what the questions before
 * have in common, so that nothing urgent waits behind something long.
 */
const thinkers = new Thinkers();
const analyst = new Analyst();

self.onmessage = ({ data }: MessageEvent<ToEngine>) => {
  try {
    for (const answer of answersTo(data)) tell({ answer });
  } catch (error) {
    tell({ fault: error instanceof Error ? error.message : String(error) });
  }
};

function answersTo(asked: ToEngine): Iterable<Kinds[Kind]['answer']> {
  switch (asked.kind) {
    case 'bot':
      return [thinkers.answer(asked)];
    case 'advice':
      return [adviceFor(asked)];
    case 'analysis':
      return [analyst.answer(asked)];
    case 'puzzle':
      return [judgeHere(asked)];
    case 'luck':
      return lucksFor(asked);
  }
}

function tell(answer: FromEngine): void {
  self.postMessage(answer);
}
