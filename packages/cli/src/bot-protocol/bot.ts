import { createInterface } from 'node:readline';
import { type Budget, LEVELS, TIME } from '@bastide/bots';
import { readBudget } from '../match/budget.ts';
import { type Contestant, readContestant } from '../match/contestant.ts';
import { createPlayer } from '../match/create-player.ts';
import { type Args, type Command, DONE, Refusal } from '../program/command.ts';
import type { Io } from '../program/io.ts';
import { withHelp } from '../program/registry.ts';
import type { ToProgram } from './messages.ts';
import { Speaker } from './speaker.ts';

export const bot: Command = {
  name: 'bot',
  help: `Plays as one of our levels over standard input and output, in the protocol of docs/bot-protocol.md: for programs that speak
it, and so that one version of Bastide can play another.

  bastide bot LEVEL [--time MS | --iterations N | --full] [--cpu] [--with FOLDER …]

  LEVEL            random, ${LEVELS.join(', ')}
  --time MS        for a whole turn; without it the level’s own time, but never more than it is given
  --iterations N   simulated continuations a turn instead of time
  --full           takes all the time it is given
  --cpu            measures its time by the processor it had, not by the clock
${withHelp}

  bastide match --a knight --b "cmd:node ../older/packages/cli/bin/bastide.js bot knight" --iterations 200

Given iterations it uses as many. With the same seed and iterations it plays as the level does in \`bastide match\`.`,
  options: { time: 'value', iterations: 'value', full: 'flag', cpu: 'flag', with: 'list' },
  words: 1,
  run,
};

async function run(args: Args, io: Io): Promise<number> {
  const [name] = args.words;
  if (name === undefined) throw new Refusal(`bot needs a level: random, ${LEVELS.join(', ')}.`);
  const contestant = readContestant(name, 'bot');
  if (contestant.kind === 'program') throw new Refusal('bot plays a level of ours, no other program.');
  const own = readBudget(args);
  const speaker = new Speaker(({ budget }) =>
    createPlayer(contestant, {
      budget: own ?? (args.has('full') ? budget : withinTime(contestant, budget)),
      isCpuTime: args.has('cpu'),
    }),
  );
  for await (const line of createInterface({ input: io.stdin })) {
    const answer = await speaker.hear(messageIn(line));
    if (answer !== undefined) io.stdout.write(`${JSON.stringify(answer)}\n`);
  }
  return DONE;
}

function messageIn(line: string): ToProgram {
  try {
    return JSON.parse(line);
  } catch {
    throw new Refusal(
      `on standard input comes one JSON object a line (docs/bot-protocol.md), not “${line.slice(0, 40)}”.`,
    );
  }
}

/** The level's own time, if that much is given. */
function withinTime(contestant: Contestant, given: Budget): Budget {
  if (contestant.kind !== 'level' || 'iterations' in given) return given;
  return { milliseconds: Math.min(TIME[contestant.level], given.milliseconds) };
}
