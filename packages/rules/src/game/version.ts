import type { Expansion } from '../expansion.ts';
import { fail, type Result } from './result.ts';

/**
 * The version of the rules of our own expansions. It grows with any change of behaviour, of the order of tiles or of the order in which answers are
 * listed; games that began before go on as they began (`OptionSpec.before`). `behaviour.test.ts` finds changes without it.
 */
export const RULES_VERSION = 1;

/** By which versions a game is played: ours, and those of sets from elsewhere that count their own. */
export interface Versions {
  readonly version: number;
  readonly versions: Readonly<Record<string, number>>;
}

/** What was written down before there were versions is of the first. */
export function dated<Kept extends object>(kept: Kept): Kept & { readonly version: number } {
  return { version: 1, ...kept };
}

/** The versions a set-up names; one that names none is played by today's. */
export function readVersions(
  input: Readonly<Record<string, unknown>>,
  sets: readonly string[],
  catalogue: readonly Expansion[],
  now: number,
): Result<Versions> {
  const { version = now, versions: given = {} } = input;
  if (!isVersion(version)) return fail('not-a-version', 'version');
  if (version > now) return fail('newer-rules', 'version');
  if (typeof given !== 'object' || given === null) return fail('not-an-object', 'versions');
  const versions: Record<string, number> = {};
  for (const { id, version: newest } of catalogue) {
    if (newest === undefined || !sets.includes(id)) continue;
    const usual = input.version === undefined ? newest : 1;
    const { [id]: own = usual } = given as Readonly<Record<string, unknown>>;
    if (!isVersion(own)) return fail('not-a-version', `versions.${id}`);
    if (own > newest) return fail('newer-rules', `versions.${id}`);
    versions[id] = own;
  }
  return { ok: { version, versions } };
}

interface SetsAndVersions {
  readonly sets: readonly string[];
  readonly version?: number | undefined;
  readonly versions?: Versions['versions'] | undefined;
}

/** Whether any of the rules a game is played by, as its set-up says, have changed since it began. */
export function isOlder(
  { sets, version = 1, versions = {} }: SetsAndVersions,
  { expansions, version: now }: { readonly expansions: readonly Expansion[]; readonly version: number },
): boolean {
  const isSetOlder = ({ id, version: newest = 1 }: Expansion) =>
    sets.includes(id) && (versions[id] ?? 1) < newest;
  return version < now || expansions.some(isSetOlder);
}

function isVersion(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1;
}
