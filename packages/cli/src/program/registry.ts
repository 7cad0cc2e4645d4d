import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Valuer } from '@bastide/bots';
import { type Expansion, registry as ours, type Registry, registryWith } from '@bastide/rules';
import { Refusal } from './command.ts';

/** The expansions of this program: ours, and those of the folders named with `--with`. */
export let registry: Registry = ours;

/** An expansion that is not ours: where it comes from, and what bots think of it. */
interface Foreign {
  readonly folder: string;
  readonly expansion: Expansion;
  readonly valuer: Valuer | undefined;
}

/** Where those that are not ours come from, by their ids. Threads, server and page load them from there as well. */
export let foreignFolders: readonly { readonly id: string; readonly folder: string }[] = [];

/** What bots are told of them. */
export let foreignValuers: readonly Valuer[] = [];

export const withHelp = `  --with FOLDER    play with the expansion of this folder too; may be given again (see CONTRIBUTING.md)`;

/** Makes the registry of the program, once at its start, before anything else asks for it. */
export async function loadExpansions(folders: readonly string[]): Promise<void> {
  const found: Foreign[] = [];
  for (const folder of folders) found.push(await loadFolder(resolve(folder)));
  registry = combined(found.map(({ expansion }) => expansion));
  foreignFolders = found.map(({ expansion: { id }, folder }) => ({ id, folder }));
  foreignValuers = found.flatMap(({ valuer }) => valuer ?? []);
}

async function loadFolder(folder: string): Promise<Foreign> {
  const entry = join(folder, 'rules', 'index.ts');
  if (!existsSync(folder)) throw new Refusal(`--with ${folder}: there is no such folder.`);
  if (!existsSync(entry))
    throw new Refusal(
      `--with ${folder}: it has no rules/index.ts. \`bastide new-expansion NAME\` writes a folder that has all there must be.`,
    );
  const { expansion } = await imported(entry);
  const wrong = shapeErrors(expansion);
  if (wrong.length > 0) throw new Refusal(`--with ${folder}: rules/index.ts ${wrong.join('; ')}.`);
  return {
    folder,
    expansion: expansion as Expansion,
    valuer: await loadValuer(folder, expansion as Expansion),
  };
}

async function loadValuer(folder: string, { id }: Expansion): Promise<Valuer | undefined> {
  const entry = join(folder, 'bots', 'index.ts');
  if (!existsSync(entry)) return undefined;
  const { valuer } = await imported(entry);
  if (isRecord(valuer) && valuer.id === id) return valuer as unknown as Valuer;
  throw new Refusal(
    `--with ${folder}: bots/index.ts must export \`valuer\`, with the id “${id}” of its expansion.`,
  );
}

async function imported(entry: string): Promise<{ readonly expansion?: unknown; readonly valuer?: unknown }> {
  try {
    return await import(/* @vite-ignore */ pathToFileURL(entry).href);
  } catch (error) {
    throw new Refusal(`${entry} can’t be loaded: ${messageOf(error)}`);
  }
}

/** What keeps something from being an expansion at all; what it has forgotten beyond that `checkExpansion` tells. */
function shapeErrors(expansion: unknown): string[] {
  if (!isRecord(expansion))
    return ['must export `expansion`: `export const expansion = { id, … } satisfies Expansion`'];
  const { id, position, texts, citations, box, rules } = expansion;
  const needs = (isSo: boolean, what: string) => (isSo ? [] : [what]);
  return [
    ...needs(
      typeof id === 'string' && /^[a-z][a-z0-9-]*$/.test(id),
      'needs an `id` of small letters, digits and hyphens',
    ),
    ...needs(
      !ours.expansions.some((one) => one.id === id),
      `has the id “${id}” of one of ours: give it another`,
    ),
    ...needs(position === undefined, 'has a `position`, which only ours may have: leave it out'),
    ...needs(isRecord(texts) && isRecord(texts.en) && isRecord(texts.fr), 'needs `texts: { en, fr }`'),
    ...needs(isRecord(citations), 'needs `citations`, which may be empty: {}'),
    ...needs(
      box === undefined || typeof box === 'function',
      '`box` must be a function: `box: () => ({ tiles, marks, … })`',
    ),
    ...needs(
      rules === undefined || typeof rules === 'function',
      '`rules` must be a function: `rules(context) { return hooks }`',
    ),
  ];
}

/** All together, if they get on with each other and with ours. */
function combined(others: readonly Expansion[]): Registry {
  try {
    return registryWith(others);
  } catch (error) {
    throw new Refusal(`--with: ${messageOf(error)}.`);
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
