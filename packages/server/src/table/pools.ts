import { ALL_GAMES, speedOf, type Terms } from '@bastide/protocol';
import type { PresetName, Registry, Setup } from '@bastide/rules';

/** The pools in which a game counts. */
export function poolsOf(
  registry: Registry,
  { setup, clock }: Pick<Terms, 'setup' | 'clock'>,
  engine: object,
): string[] {
  const preset = presets.get(engine) ?? `preset/${presetOf(registry, setup) ?? 'own'}`;
  presets.set(engine, preset);
  return [ALL_GAMES, preset, `speed/${speedOf(clock)}`];
}

/** Found once for the engine of a set-up: it takes a hundred microseconds. */
const presets = new WeakMap<object, string>();

/** The preset a set-up is, whatever of it is said or left to be understood; who begins is no matter of it. */
function presetOf(registry: Registry, setup: Terms['setup']): PresetName | undefined {
  const own = whole(registry, setup);
  const names = Object.keys(registry.presets) as PresetName[];
  return names.find((name) => {
    const { sets, options } = registry.presets[name];
    return own === whole(registry, { ...setup, sets: [...sets], options: { ...options } });
  });
}

function whole(registry: Registry, setup: Terms['setup']): string | undefined {
  const read = registry.checkSetup(setup);
  if ('error' in read) return undefined;
  const { sets, options, omit }: Setup = read.ok;
  const { firstPlayer: _, ...rest } = options;
  return JSON.stringify([[...sets].sort(), Object.entries(rest).sort(), omit]);
}
