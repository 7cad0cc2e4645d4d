import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Valuer } from '@bastide/bots';
import {
  type Expansion,
  loadTexts,
  registry as ours,
  type Registry,
  registryWith,
  sourceLanguage,
} from '@bastide/rules';

/** The rules a program plays by: our own expansions and those of other folders. Threads load the same folders, for rules can't be handed over to them. */
export interface Loaded {
  readonly registry: Registry;
  /** Where those that are not ours come from, by their ids. */
  readonly foreign: readonly { readonly id: string; readonly folder: string }[];
  /** What bots are told of them. */
  readonly valuers: readonly Valuer[];
}

/** A folder can't be played with: which, and what to do. */
export class UnfitExpansion extends Error {
  override readonly name = 'UnfitExpansion';
}

/** Each folder has a module `rules/index.ts` that exports `expansion`, and perhaps `bots/index.ts` that exports `valuer`. */
export async function loadExpansions(folders: readonly string[]): Promise<Loaded> {
  // Two that bring the same words are found out when the registry is made.
  await loadTexts(sourceLanguage);
  // Theirs are TypeScript, whatever ours is by now.
  if (folders.length > 0) await import(/* @vite-ignore */ new URL('./sources.js', import.meta.url).href);
  const found = [];
  for (const folder of folders) found.push(await loadFolder(resolve(folder)));
  return {
    registry: combined(found.map(({ expansion }) => expansion)),
    foreign: found.map(({ expansion: { id }, folder }) => ({ id, folder })),
    valuers: found.flatMap(({ valuer }) => valuer ?? []),
  };
}

async function loadFolder(folder: string) {
  const entry = join(folder, 'rules', 'index.ts');
  if (!existsSync(folder)) throw new UnfitExpansion(`${folder}: there is no such folder.`);
  if (!existsSync(entry))
    throw new UnfitExpansion(
      `${folder}: it has no rules/index.ts. \`bastide new-expansion NAME\` writes a folder that has all there must be.`,
    );
  const { expansion } = await imported(entry);
  const wrong = shapeErrors(expansion);
  if (wrong.length > 0) throw new UnfitExpansion(`${folder}: rules/index.ts ${wrong.join('; ')}.`);
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
  throw new UnfitExpansion(
    `${folder}: bots/index.ts must export \`valuer\`, with the id “${id}” of its expansion.`,
  );
}

async function imported(entry: string): Promise<{ readonly expansion?: unknown; readonly valuer?: unknown }> {
  try {
    return await import(/* @vite-ignore */ pathToFileURL(entry).href);
  } catch (error) {
    throw new UnfitExpansion(`${entry} can’t be loaded: ${messageOf(error)}`);
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
    ...needs(
      isRecord(texts) && Object.values(texts).some(isRecord),
      'needs `texts` in one language at least',
    ),
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
    throw new UnfitExpansion(`${messageOf(error)}.`);
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
