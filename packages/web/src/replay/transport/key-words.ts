import type { ReplayKey } from '../texts/en.ts';
import { useReplayWords } from '../texts/words.ts';

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
