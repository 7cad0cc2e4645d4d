import type { Command } from './program/command.ts';

/** A command before anyone has asked for it: all that the list of them tells. */
export interface ListedCommand {
  readonly name: string;
  readonly summary: string;
  load(): Promise<Command>;
}

/** Each is loaded only when it is wanted, with all that it needs. */
export const commands: readonly ListedCommand[] = [
  {
    name: 'serve',
    summary: 'the game in the browser',
    load: async () => (await import('./serve.ts')).serve,
  },
  {
    name: 'admin',
    summary: 'look after a server: tables, broken games, reports, people',
    load: async () => (await import('./operate/admin.ts')).admin,
  },
  {
    name: 'backup',
    summary: 'copy a server’s games into a file, also while it runs',
    load: async () => (await import('./operate/backup.ts')).backup,
  },
  {
    name: 'restore',
    summary: 'put such a file back',
    load: async () => (await import('./operate/backup.ts')).restore,
  },
  {
    name: 'play',
    summary: 'a game in the terminal, against the program or at one keyboard',
    load: async () => (await import('./play/play.ts')).play,
  },
  {
    name: 'replay',
    summary: 'replay recorded games and compare every choice, score and award',
    load: async () => (await import('./records/replay.ts')).replay,
  },
  {
    name: 'records',
    summary: 'write recorded games as tables: a row a game, or a row a move',
    load: async () => (await import('./records/records.ts')).records,
  },
  {
    name: 'verify',
    summary: 'check that the luck of games played online was fair',
    load: async () => (await import('./records/verify.ts')).verify,
  },
  {
    name: 'analyse',
    summary: 'let a bot judge every decision of a recorded game',
    load: async () => (await import('./analyse/analyse.ts')).analyse,
  },
  {
    name: 'match',
    summary: 'let two bots play each other, in pairs of games with the same luck',
    load: async () => (await import('./match/match.ts')).match,
  },
  {
    name: 'bot',
    summary: 'play as one of our levels, spoken to over standard input and output',
    load: async () => (await import('./bot-protocol/bot.ts')).bot,
  },
  {
    name: 'puzzles',
    summary: 'find positions in which one way to play the turn is clearly best',
    load: async () => (await import('./puzzles/puzzles.ts')).puzzles,
  },
  {
    name: 'simulate',
    summary: 'play random legal games, or games of a bot; check the engine after every step, write records',
    load: async () => (await import('./engine/simulate.ts')).simulate,
  },
  {
    name: 'walk',
    summary: 'random games over every set, every pair and all together, until everything was seen',
    load: async () => (await import('./engine/walk.ts')).walk,
  },
  {
    name: 'perft',
    summary: 'count all ways a game can begin, to a depth',
    load: async () => (await import('./engine/perft.ts')).perft,
  },
  {
    name: 'tiles',
    summary: 'draw every tile with its count',
    load: async () => (await import('./engine/tiles.ts')).tiles,
  },
  {
    name: 'options',
    summary: 'list every option of the rules, with its values',
    load: async () => (await import('./engine/options.ts')).options,
  },
  {
    name: 'new-expansion',
    summary: 'write the folder of a new expansion, to begin with',
    load: async () => (await import('./engine/new-expansion.ts')).newExpansion,
  },
  {
    name: 'completion',
    summary: 'a script that lets bash, zsh or fish complete all of this',
    load: async () => (await import('./completion/completion.ts')).completion,
  },
  {
    name: 'bench',
    summary: 'measure the engine: random games a second, cost of a copy, size of a state',
    load: async () => (await import('./bench/bench.ts')).bench,
  },
];
