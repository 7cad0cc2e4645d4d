import { type OptionValue, sourceLanguage } from '@bastide/rules';
import { type Args, type Command, DONE, meant, Refusal } from '../program/command.ts';
import { type Io, print } from '../program/io.ts';
import { registry, withHelp } from '../program/registry.ts';

export const options: Command = {
  name: 'options',
  help: `Lists every option of the rules, its values with the usual one first, and the rules it is about.

  bastide options [SET] [--json] [--with FOLDER …]

  SET       only the options that this set brings
  --json    a list of objects: option, set, about, rules, values (value, about), needs, onlyWith
${withHelp}

An option is chosen with \`--option NAME=VALUE\`, and stands under \`options\` in set-ups and records.`,
  options: { json: 'flag', with: 'list' },
  words: 1,
  run,
};

interface Listed {
  readonly option: string;
  readonly set: string;
  readonly about: string;
  readonly rules: readonly string[];
  readonly values: readonly { readonly value: OptionValue; readonly about: string }[];
  readonly needs?: { readonly option: string; readonly value: OptionValue };
  readonly onlyWith?: string;
}

async function run(args: Args, io: Io): Promise<number> {
  const [wanted] = args.words;
  const sets = registry.expansions.map(({ id }) => id);
  if (wanted !== undefined && !sets.includes(wanted))
    throw new Refusal(
      `there is no set “${wanted}”.${meant(wanted, sets, '')} There are: ${sets.join(', ')}.`,
    );
  const listed = allOptions().filter(({ set }) => wanted === undefined || set === wanted);
  if (args.has('json')) print(io, JSON.stringify(listed, undefined, 2));
  else for (const one of listed) print(io, describe(one));
  if (listed.length === 0) print(io, `${wanted} brings no options.`);
  return DONE;
}

function allOptions(): Listed[] {
  return registry.expansions.flatMap(({ id: set, options: own = {} }) =>
    Object.entries(own).map(([option, { values, needs, onlyWith }]) => ({
      option,
      set,
      about: sayIf(`option.${option}.about`) ?? sayIf(`option.${option}`) ?? '',
      rules: registry.rulesOf(`option.${option}`),
      values: values.map((value) => ({ value, about: sayIf(`option.${option}.${value}`) ?? '' })),
      ...(needs && { needs }),
      ...(onlyWith !== undefined && { onlyWith }),
    })),
  );
}

function sayIf(key: string): string | undefined {
  return registry.hasText(key) ? registry.sayNamed(sourceLanguage, key) : undefined;
}

function describe({ option, set, about, rules, values, needs, onlyWith }: Listed): string {
  const notes = [
    ...(rules.length > 0 ? [rules.join(', ')] : []),
    ...(needs ? [`only with ${needs.option}=${needs.value}`] : []),
    ...(onlyWith === undefined ? [] : [`only with ${onlyWith}`]),
  ];
  const width = Math.max(...values.map(({ value }) => String(value).length));
  const lines = values.map(({ value, about: words }) =>
    `  ${String(value).padEnd(width)}  ${words}`.trimEnd(),
  );
  return [`${option} (${[set, ...notes].join('; ')})  ${about}`, ...lines, ''].join('\n');
}
