import { useLayoutEffect } from 'react';
import type { ReplaySession } from '../replay-session.ts';
import type { ReplayKey } from '../texts/en.ts';
import { useReplayWords } from '../texts/words.ts';
import { type ReplayAsked, replayAskedBy } from './keys.ts';
import { type Playback, SPEEDS } from './playback.ts';
import { waysBack, waysOn } from './ways.ts';

/** The whole bar with the keys alone, wherever the focus is, unless what has it needs the key itself. */
export function useReplayKeys(session: ReplaySession, playback: Playback): void {
  // As soon as the bar is there, so that no key is lost.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const asked = replayAskedBy(event);
      if (asked === undefined || event.defaultPrevented || isTaken(event)) return;
      event.preventDefault();
      act(asked, session, playback);
    };
    // Before the board hears them.
    addEventListener('keydown', listener, { capture: true });
    return () => removeEventListener('keydown', listener, { capture: true });
  }, [session, playback]);
}

/** Text fields, lists and tabs have their own use for keys; a button is pressed by the space bar. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element) || document.querySelector('dialog[open]') !== null) return true;
  if (target.closest('select, textarea, [role="tablist"]') !== null) return true;
  const input = target.closest('input');
  if (input !== null) return input.type !== 'range' || !(key === ' ' || key.length === 1);
  return key === ' ' && target.closest('button, a, summary') !== null;
}

function act(asked: ReplayAsked, session: ReplaySession, playback: Playback): void {
  const { timeline, table } = session;
  const { eyes } = session.state;
  switch (asked.do) {
    case 'toggle':
      playback.toggle();
      break;
    case 'first':
      playback.go(timeline.first);
      break;
    case 'last':
      playback.go(timeline.last);
      break;
    case 'speed': {
      const at = SPEEDS.indexOf(playback.get().speed) + asked.way;
      if (at in SPEEDS) playback.setSpeed(SPEEDS[at]);
      break;
    }
    case 'eyes':
      if (asked.seat < table.seats.length) session.look(eyes === asked.seat ? undefined : asked.seat);
      break;
    default:
      lead(asked.do, asked.way, session, playback);
  }
}

function lead(
  what: 'move' | 'turn' | 'score',
  way: 1 | -1,
  session: ReplaySession,
  playback: Playback,
): void {
  const ways = way === 1 ? waysOn : waysBack;
  const to = ways(session.timeline, playback.moment, session.state.eyes)[what];
  if (to === undefined) return;
  if (way === 1 || what === 'score') playback.see(to);
  else playback.go(to);
}

/** The keys as they are printed, and what they do. */
const KEYS: readonly { readonly keys: readonly string[]; readonly words: ReplayKey }[] = [
  { keys: ['key.space', 'K'], words: 'key.toggle' },
  { keys: ['←', '→'], words: 'key.move' },
  { keys: ['↑', '↓'], words: 'key.turn' },
  { keys: ['⇧ S', 'S'], words: 'key.score' },
  { keys: ['key.home', 'key.end'], words: 'key.ends' },
  { keys: ['⇧ V', 'V'], words: 'key.speed' },
  { keys: ['1 – 8'], words: 'key.eyes' },
  { keys: ['−', '+', '0'], words: 'key.land' },
];

/** Some keys have names in every language. */
const isWord = (key: string): key is ReplayKey => key.startsWith('key.');

/** The keys of a game that is looked back on, and what each does, in the language chosen. */
export function useKeyWords(): readonly { readonly keys: readonly string[]; readonly words: string }[] {
  const { say } = useReplayWords();
  return KEYS.map(({ keys, words }) => ({
    keys: keys.map((key) => (isWord(key) ? say(key) : key)),
    words: say(words),
  }));
}
