import { LEVELS } from '@bastide/bots';
import { GRADES } from '@bastide/bots/puzzles';
import { languages } from '@bastide/rules';
import { commands, type ListedCommand } from '../commands.ts';
import { type Args, type Command, DONE, meant, Refusal } from '../program/command.ts';
import { type Io, print } from '../program/io.ts';
import { registry } from '../program/registry.ts';
import { type Completed, SHELLS } from './shells.ts';

const NAMES = Object.keys(SHELLS);

export const completion: Command = {
  name: 'completion',
  help: `Writes a script that lets a shell complete commands, options and their values.

  bastide completion ${NAMES.join('|')}

  bash    source <(bastide completion bash)            in ~/.bashrc
  zsh     source <(bastide completion zsh)             in ~/.zshrc, after compinit
  fish    bastide completion fish | source             in ~/.config/fish/config.fish`,
  options: {},
  words: 1,
  run,
};

async function run({ words: [shell = ''] }: Args, io: Io): Promise<number> {
  const write = SHELLS[shell as keyof typeof SHELLS];
  if (!Object.hasOwn(SHELLS, shell))
    throw new Refusal(`completion needs a shell: ${NAMES.join(', ')}.${meant(shell, NAMES, '')}`);
  print(io, write(await Promise.all(commands.map(completed))));
  return DONE;
}

async function completed({ name, summary, load }: ListedCommand): Promise<Completed> {
  const { options, help } = await load();
  const { byOption, byCommand } = choices();
  return {
    name,
    summary,
    options: Object.entries(options).map(([option, kind]) => ({
      name: option,
      about: aboutIn(help, option),
      takesValue: kind !== 'flag',
      values: byOption[option] ?? [],
    })),
    words: byCommand[name] ?? [],
  };
}

/** What may stand behind an option of this name, whatever the command, and behind a command. */
function choices(): Readonly<Record<'byOption' | 'byCommand', Readonly<Record<string, readonly string[]>>>> {
  const sets = registry.expansions.filter(({ always }) => !always).map(({ id }) => id);
  const players = ['random', ...LEVELS];
  return {
    byOption: {
      preset: Object.keys(registry.presets),
      sets,
      by: players,
      level: LEVELS,
      against: [...players, 'nobody'],
      a: players,
      b: players,
      lang: languages,
      csv: ['games', 'moves'],
      grade: GRADES,
    },
    byCommand: {
      bot: players,
      tiles: sets,
      options: sets,
      completion: NAMES,
      help: commands.map(({ name }) => name),
    },
  };
}

/** The line of the help that begins with the option. */
function aboutIn(help: string, option: string): string {
  const [, about = ''] = new RegExp(`^ +--${option}\\b.*? {2,}(\\S.*)$`, 'm').exec(help) ?? [];
  return about;
}
