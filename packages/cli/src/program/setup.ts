import { type Failure, type Game, type OptionValue, presets, sourceLanguage } from '@bastide/rules';
import type { OptionSpecs } from '@bastide/rules/expansion';
import { type Args, meant, type OptionKind, Refusal } from './command.ts';
import { registry } from './registry.ts';

/** The options of every command that begins games. */
export const setupOptions: Readonly<Record<string, OptionKind>> = {
  preset: 'value',
  sets: 'value',
  option: 'list',
  players: 'value',
};

export const setupHelp = `  --preset NAME    a box as people know it: ${Object.keys(presets).join(', ')}
  --sets LIST      or the sets by name, with commas, the base game always: base,… (\`bastide tiles\` has them)
  --option K=V     an option of the rules: farmers=false, hand=3; may be given again for another
  --players N      2 to 8`;

/** What is played, as the command line says it: a preset or sets, options, players. Still to be checked. */
export interface WantedSetup {
  readonly sets: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly players: number;
}

export function readSetup(args: Args): WantedSetup {
  return { ...readSets(args), players: readPlayers(args) };
}

export function readPlayers(args: Args): number {
  return args.whole('players', 2, 8, 2);
}

export function readSets(args: Args): Omit<WantedSetup, 'players'> {
  const name = args.value('preset');
  const list = args.value('sets');
  if (name !== undefined && list !== undefined) {
    throw new Refusal('--preset and --sets can’t be given together: leave one of them out.');
  }
  const { presets } = registry;
  if (name !== undefined && !Object.hasOwn(presets, name)) {
    const names = Object.keys(presets);
    throw new Refusal(
      `there is no preset “${name}”.${meant(name, names, '')} There are: ${names.join(', ')}.`,
    );
  }
  const preset = name === undefined ? presets.base : presets[name as keyof typeof presets];
  const sets = list === undefined ? preset.sets : list.split(',').filter((set) => set !== '');
  return {
    sets,
    options: { ...(list === undefined ? preset.options : {}), ...readOptions(args.all('option')) },
  };
}

/** A new game of a set-up from the command line, or a refusal that says what is wrong with it. */
export function beginGame(setup: WantedSetup): Game {
  const made = registry.newGame(setup);
  if ('error' in made) throw new Refusal(refusalText(made, setup));
  return made.ok;
}

/** A code and a place in words: `There is no set of this name here. … (unknown-set at sets.1: “moon”)`. */
export function refusalText({ error, at }: Failure, input: unknown): string {
  const key = `error.${error}`;
  const words = registry.hasText(key) ? `${registry.say(sourceLanguage, key)} ` : '';
  const found = at.split('.').reduce<unknown>(stepInto, input);
  const shown = typeof found === 'string' || typeof found === 'number' ? `: “${found}”` : '';
  const choices = choicesAt(error, at);
  const near = typeof found === 'string' ? meant(found, choices, '') : '';
  const there = choices.length === 0 ? '' : `${near} There are: ${choices.join(', ')}.`;
  return `${words}(${error}${at === '' ? '' : ` at ${at}`}${shown})${there}`;
}

/** What could have stood at a place of a set-up. */
function choicesAt(error: string, at: string): readonly string[] {
  const { expansions } = registry;
  const name = at.slice(at.lastIndexOf('.') + 1);
  const options = Object.assign({}, ...expansions.map((one) => one.options ?? {})) as OptionSpecs;
  if (error === 'unknown-set') return expansions.filter((one) => !one.always).map(({ id }) => id);
  if (error === 'unknown-option') return [...Object.keys(options), 'firstPlayer', 'omit'];
  if (error === 'unknown-value') return (options[name]?.values ?? []).map(String);
  if (error !== 'unknown-part') return [];
  return expansions.flatMap(({ id, parts = [] }) => parts.map((part) => `${id}/${part}`));
}

function stepInto(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}

function readOptions(texts: readonly string[]): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  for (const text of texts) {
    const cut = text.indexOf('=');
    if (cut < 1) throw new Refusal(`--option needs NAME=VALUE, not “${text}”.`);
    const name = text.slice(0, cut);
    const value = text.slice(cut + 1);
    options[name] = name === 'omit' ? value.split(',') : readValue(value);
  }
  return options;
}

function readValue(text: string): OptionValue {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+$/.test(text) ? Number(text) : text;
}
