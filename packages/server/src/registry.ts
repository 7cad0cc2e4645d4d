import { existsSync } from 'node:fs';
import type { Valuer } from '@bastide/bots';
import { type Expansion, type Registry, registryWith } from '@bastide/rules';

/**
 * The rules a server plays by: our own expansions and those in other folders, given by their address (`file:///…/my-expansion`). Each has a
 * module `rules/index.ts` that exports `expansion`. Threads load the same folders, for rules can't be handed over to them.
 */
export async function loadRegistry(folders: readonly string[]): Promise<Registry> {
  return registryWith(await Promise.all(folders.map(loadExpansion)));
}

/** What bots are told of those expansions: what the `bots/index.ts` of each folder that has one exports as `valuer`. */
export async function loadValuers(folders: readonly string[]): Promise<readonly Valuer[]> {
  const found = folders.map((folder) => new URL('bots/index.ts', folder.replace(/\/*$/, '/')));
  const modules = found.filter((url) => existsSync(url)).map((url) => import(/* @vite-ignore */ url.href));
  return (await Promise.all(modules)).map(({ valuer }) => valuer as Valuer);
}

async function loadExpansion(folder: string): Promise<Expansion> {
  const { href } = new URL('rules/index.ts', folder.replace(/\/*$/, '/'));
  const { expansion } = (await import(/* @vite-ignore */ href)) as { readonly expansion?: Expansion };
  if (expansion === undefined) throw new Error(`${href} exports no expansion`);
  return expansion;
}
