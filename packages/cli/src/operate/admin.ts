import { writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import type { DeskRequest } from '@bastide/server';
import { type Args, type Command, DONE, meant, Refusal } from '../program/command.ts';
import { type Io, print } from '../program/io.ts';
import { withHelp } from '../program/registry.ts';
import { ask } from './ask.ts';
import { inColumns } from './columns.ts';

export const admin: Command = {
  name: 'admin',
  help: `Looks after a server: tables, broken games, reports, people. Asks the server that runs on this computer, or the store
itself if none does or it is a PostgreSQL; BASTIDE_DATA and BASTIDE_STORE say which, as for \`bastide serve\`.

  bastide admin tables [--status waiting|playing|over] [--player ID]   those that changed last
  bastide admin broken                       games that can’t be played on, with the reason
  bastide admin inspect GAME                 who sits there, what happened beside the moves, what was said
  bastide admin close GAME                   ends it for everybody
  bastide admin people NAME                  ids of those whose name looks like this
  bastide admin reports [--all]              what players told of one another; --all: also what is settled
  bastide admin settle REPORT                it was looked at
  bastide admin ban PLAYER [--days N] [--why TEXT]   out at once: sessions end, seats are left
  bastide admin unban PLAYER
  bastide admin bans
  bastide admin export PLAYER [--out FILE]   everything that is kept of a person, as JSON
  bastide admin delete PLAYER --yes          forgets a person for good; games stay, without the name
  bastide admin log                          what was done here, by whom

  --json  the answer as JSON
${withHelp}

A ban holds for an identity: a guest can come back as another. What changes something, or shows all of a person, is written down.`,
  options: {
    status: 'value',
    player: 'value',
    all: 'flag',
    days: 'value',
    why: 'value',
    out: 'value',
    yes: 'flag',
    json: 'flag',
    with: 'list',
  },
  words: 2,
  run,
};

/** What each word asks for; with a subject where it needs one. */
const ASKED: Readonly<Record<string, (subject: string, args: Args, operator: string) => DeskRequest>> = {
  tables: (_, args) => ({ do: 'tables', ...status(args), ...player(args) }),
  broken: () => ({ do: 'tables', isBroken: true }),
  inspect: (game) => ({ do: 'inspect', game }),
  close: (game, _, operator) => ({ do: 'close', operator, game }),
  people: (name) => ({ do: 'people', name }),
  reports: (_, args) => ({ do: 'reports', isWhole: args.has('all') }),
  settle: (report, _, operator) => ({ do: 'settle', operator, report }),
  ban: (one, args, operator) => {
    const days = args.value('days') === undefined ? {} : { days: args.whole('days', 1, 36_500, 1) };
    return { do: 'ban', operator, player: one, reason: args.value('why') ?? '', ...days };
  },
  unban: (one, _, operator) => ({ do: 'unban', operator, player: one }),
  bans: () => ({ do: 'bans' }),
  export: (one, _, operator) => ({ do: 'export', operator, player: one }),
  delete: (one, _, operator) => ({ do: 'delete', operator, player: one }),
  log: () => ({ do: 'log' }),
};
const ALONE = ['tables', 'broken', 'reports', 'bans', 'log'];

async function run(args: Args, io: Io): Promise<number> {
  const [what, given] = args.words;
  const subject = given === '' ? undefined : given;
  const names = Object.keys(ASKED);
  if (what === undefined) throw new Refusal(`admin needs one of ${names.join(', ')}.`);
  if (!names.includes(what)) throw new Refusal(`admin has no “${what}”.${meant(what, names, 'admin ')}`);
  if ((subject === undefined) !== ALONE.includes(what))
    throw new Refusal(
      subject === undefined ? `admin ${what} needs to know of which.` : `admin ${what} stands alone.`,
    );
  if (what === 'delete' && !args.has('yes'))
    throw new Refusal(
      'what is deleted can’t be had back. If you are sure, add --yes; `admin export` first hands it out.',
    );
  const answer = await ask(io, ASKED[what](subject ?? '', args, userInfo().username));
  const file = args.value('out');
  const isWhole = args.has('json') || what === 'export' || what === 'inspect';
  if (file !== undefined)
    writeFileSync(file, `${JSON.stringify(answer, undefined, 2)}\n`, { mode: 0o600, flag: 'wx' });
  else print(io, isWhole ? JSON.stringify(answer, undefined, 2) : inColumns([answer].flat()));
  return DONE;
}

function status(args: Args): { readonly status?: 'waiting' | 'playing' | 'over' } {
  const given = args.value('status');
  if (given === undefined) return {};
  if (given !== 'waiting' && given !== 'playing' && given !== 'over')
    throw new Refusal('--status is waiting, playing or over.');
  return { status: given };
}

function player(args: Args): { readonly player?: string } {
  const given = args.value('player');
  return given === undefined ? {} : { player: given };
}
