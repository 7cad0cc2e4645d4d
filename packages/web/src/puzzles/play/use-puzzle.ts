import type { SetPuzzle, Verdict } from '@bastide/bots/puzzles';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Engine } from '../../engine/engine.ts';
import { useSessionState } from '../../session/table-store.ts';
import { judgeHere, type PuzzleTurn } from '../judge-here.ts';
import { note } from '../progress.ts';
import type { PuzzleSession } from '../puzzle-session.ts';
import type { Numbered } from '../stock.ts';

/** Where one is with a puzzle: to answer, being judged, judged, or looking at the solution. */
export type Phase = 'asked' | 'judging' | 'judged' | 'showing';

export interface Solving {
  readonly phase: Phase;
  readonly verdict: Verdict | undefined;
  /** How many hints were asked for. */
  readonly hints: number;
  hint(): void;
  again(): void;
  show(): void;
}

/** So long each step of the solution is looked at. */
const STEP = 900;

/** Plays a puzzle: judges the turn when it is over, keeps what came of it, gives hints and shows the solution. */
export function usePuzzle(
  { puzzle }: Numbered,
  day: string | undefined,
  session: PuzzleSession,
  { solution }: SetPuzzle,
): Solving {
  const state = useSessionState(session);
  const [phase, setPhase] = useState<Phase>('asked');
  const [verdict, setVerdict] = useState<Verdict>();
  const [hints, setHints] = useState(0);
  const [isSeen, setSeen] = useState(false);
  const helped = hints > 0 || isSeen;
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const again = useCallback(() => {
    clearTimeout(timer.current);
    session.reset();
    setVerdict(undefined);
    setPhase('asked');
  }, [session]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: judged once for each turn that is over
  useEffect(() => {
    if (phase !== 'asked' || !state.isOver) return;
    setPhase('judging');
    judge({ puzzle, codes: state.codes }).then(
      (came) => {
        note(puzzle.id, came.right, helped, day);
        setVerdict(came);
        setPhase('judged');
      },
      // What can't be judged is played anew, rather than waited for without an end.
      again,
    );
  }, [state.version, phase]);

  const show = useCallback(() => {
    setSeen(true);
    setPhase('showing');
    session.reset();
    const step = (at: number) => {
      session.demonstrate(solution[at]);
      if (at + 1 < solution.length) timer.current = window.setTimeout(() => step(at + 1), STEP);
    };
    timer.current = window.setTimeout(() => step(0), STEP / 2);
  }, [session, solution]);

  return { phase, verdict, hints, hint: () => setHints(hints + 1), again, show };
}

/** Judges a turn in an engine, so that the page does not wait for it; where there is none, here. */
function judge(turn: PuzzleTurn): Promise<Verdict> {
  const answer = new Promise<Verdict>((resolve, reject) => {
    const end = () => engine.close();
    const fail = (message = 'the engine died') => {
      end();
      reject(new Error(message));
    };
    const engine = new Engine('puzzle', {
      answer(verdict) {
        end();
        resolve(verdict);
      },
      fault: fail,
      lost: fail,
    });
    engine.ask(turn);
  });
  return answer.catch(() => judgeHere(turn));
}
