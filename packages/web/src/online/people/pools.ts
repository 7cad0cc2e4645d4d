import { ALL_GAMES, SPEEDS } from '@bastide/protocol/client';
import { type PresetName, presets } from '@bastide/rules';
import { useOnlineWords } from '../texts/words.ts';

/** The pools one can look at, by what they are of. */
export const POOLS = {
  presets: [...Object.keys(presets), 'own'].map((name) => `preset/${name}`),
  speeds: SPEEDS.map((name) => `speed/${name}`),
} as const;

/** What a pool is called. */
export function usePoolNames(): (pool: string) => string {
  const { o, name } = useOnlineWords();
  return (pool) => {
    const [kind, one] = pool.split('/');
    if (kind === 'preset' && one in presets) return name('preset', one as PresetName);
    const speed = SPEEDS.find((known) => kind === 'speed' && known === one);
    if (speed !== undefined) return o(`pool.${speed}`);
    return o(pool === ALL_GAMES ? 'pool.all' : 'pool.own');
  };
}
