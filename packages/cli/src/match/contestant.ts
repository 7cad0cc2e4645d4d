import { pathToFileURL } from 'node:url';
import { LEVELS, type Level } from '@bastide/bots';
import { meant, Refusal } from '../program/command.ts';

/** Who may answer for a seat: chance's cousin who answers anything legal, one of our bots, or any program. */
export type Contestant =
  | { readonly kind: 'random' }
  /** `version` is the address of a module with rules and bots of another version; left out: these. */
  | { readonly kind: 'level'; readonly level: Level; readonly version?: string }
  | { readonly kind: 'program'; readonly words: readonly string[] };

export const contestantHelp = `random, ${LEVELS.join(', ')},
                   or cmd:PROGRAM that speaks the protocol of docs/bot-protocol.md: "cmd:python3 bot.py",
                   or LEVEL@FILE, a level of another version in one module (\`npm run versus\` makes it)`;

const PROGRAM = 'cmd:';

/** Reads `random`, a level or `cmd:…`; `name` is the option it stands in. */
export function readContestant(text: string, name: string): Contestant {
  if (text === 'random') return { kind: 'random' };
  if (text.startsWith(PROGRAM))
    return { kind: 'program', words: readWords(text.slice(PROGRAM.length), name) };
  const [own, file] = text.split('@', 2);
  const level = LEVELS.find((one) => one === own);
  if (level !== undefined && file === undefined) return { kind: 'level', level };
  if (level !== undefined && file !== '') return { kind: 'level', level, version: pathToFileURL(file).href };
  const near = meant(text, ['random', ...LEVELS], '');
  throw new Refusal(`--${name} needs random, ${LEVELS.join(', ')} or cmd:PROGRAM, not “${text}”.${near}`);
}

const QUOTED = /"([^"]*)"|'([^']*)'/g;

/** A command in words, as a shell would cut it: quotes keep blanks together. No shell runs it, so nothing else is special. */
function readWords(command: string, name: string): string[] {
  if (/["']/.test(command.replace(QUOTED, '')))
    throw new Refusal(`--${name}: a quote is opened but not closed in “${command}”.`);
  const found = command.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g);
  const words = [...found].map(([word]) => word.replace(QUOTED, '$1$2'));
  if ((words[0] ?? '') === '') throw new Refusal(`--${name} needs a program after “${PROGRAM}”.`);
  return words;
}
