import { type CSSProperties, memo, useEffect, useRef, useState } from 'react';
import { seatColour } from '../../art/index.ts';
import type { SeatInfo } from '../../session/types.ts';
import type { ReplaySession, ReplayState } from '../replay-session.ts';
import { useReplayWords } from '../texts/words.ts';
import type { Timeline } from '../timeline.ts';
import type { Playback } from './playback.ts';

interface ScrubberProps {
  readonly session: ReplaySession;
  readonly state: ReplayState;
  readonly playback: Playback;
}

/** The whole game as a line to drag along, with the points that were scored as marks on it. */
export function Scrubber({ session, state, playback }: ScrubberProps) {
  const { say } = useReplayWords();
  const { timeline, table } = session;
  const { stops, turns } = timeline;
  const [held, hold] = useDragged((stop) => playback.go(stops[stop]));
  const stop = held ?? timeline.stopAt(state.moment);
  const turn = timeline.turnAt(stops[stop]);
  const who = turns[turn - 1] === undefined ? '' : table.seats[turns[turn - 1].seat].name;
  return (
    <div className="scrubber" style={{ '--share': stop / Math.max(1, stops.length - 1) } as CSSProperties}>
      <Marks timeline={timeline} seats={table.seats} eyes={state.eyes} />
      <input
        type="range"
        min={0}
        max={stops.length - 1}
        value={stop}
        aria-label={say('moment')}
        aria-valuetext={say('moment.at', { n: turn, all: turns.length, who })}
        onChange={({ target }) => hold(Number(target.value))}
      />
    </div>
  );
}

/**
 * Where the hand has dragged to. The knob follows it at once; the game comes after, once in a frame, for it may take longer than the hand.
 */
function useDragged(onGo: (stop: number) => void): [number | undefined, (stop: number) => void] {
  const [held, setHeld] = useState<number>();
  const frame = useRef(0);
  const latest = useRef(onGo);
  useEffect(() => {
    latest.current = onGo;
  });
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  const hold = (stop: number) => {
    setHeld(stop);
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      latest.current(stop);
      setHeld(undefined);
    });
  };
  return [held, hold];
}

interface MarksProps {
  readonly timeline: Timeline;
  readonly seats: readonly SeatInfo[];
  readonly eyes: number | undefined;
}

/** So many points make a mark as high as marks get. */
const HIGH = 20;

/** A small bar for every score, as high as its points, in the colour of who got most of them. */
const Marks = memo(function Marks({ timeline, seats, eyes }: MarksProps) {
  const { stops, scores } = timeline;
  const last = Math.max(1, stops.length - 1);
  return (
    <div className="marks" aria-hidden="true">
      {scores.map(({ moment, points }) => {
        const seen = eyes === undefined ? points : points.filter(({ seat }) => seat === eyes);
        if (seen.length === 0) return undefined;
        const most = seen.reduce((one, other) => (other.points > one.points ? other : one));
        const height = Math.min(1, Math.abs(most.points) / HIGH);
        return (
          <span
            key={moment}
            style={{
              left: `${(100 * stops.indexOf(moment)) / last}%`,
              height: `${25 + 75 * height}%`,
              background: seatColour(seats[most.seat].colour),
            }}
          />
        );
      })}
    </div>
  );
});
