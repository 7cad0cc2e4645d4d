import { registry as ours } from '@bastide/rules';
import { type Loaded, loadExpansions as load, UnfitExpansion } from '@bastide/server/foreign';
import { Refusal } from './command.ts';

/** The expansions of this program: ours, and those of the folders named with `--with`. */
export let registry = ours;

/** Where those that are not ours come from. Threads, server and page load them from there as well. */
export let foreignFolders: Loaded['foreign'] = [];

/** What bots are told of them. */
export let foreignValuers: Loaded['valuers'] = [];

export const withHelp = `  --with FOLDER    play with the expansion of this folder too; may be given again (see CONTRIBUTING.md)`;

/** Makes the registry of the program, once at its start, before anything else asks for it. */
export async function loadExpansions(folders: readonly string[]): Promise<void> {
  const loaded = await load(folders).catch((error: unknown) => {
    throw error instanceof UnfitExpansion ? new Refusal(`--with ${error.message}`) : error;
  });
  registry = loaded.registry;
  foreignFolders = loaded.foreign;
  foreignValuers = loaded.valuers;
}
