import type { Citations, Expansion, Letters, Reasons } from '../expansion.ts';
import type { Awarded, GameEvent } from '../game/events.ts';
import type { Game } from '../game/game.ts';
import { startGame } from '../game/new-game.ts';
import type { Failure, Result } from '../game/result.ts';
import { readSetup, type Setup } from '../game/setup.ts';
import { RULES_VERSION } from '../game/version.ts';
import type { Reason, Target } from '../hooks.ts';
import { inBook, type Language } from '../texts/languages.ts';
import type { TextParams } from '../texts/say-text.ts';
import { folders } from './catalogue.ts';
import { type Cited, citedIn } from './cited.ts';
import type { AwardInWords } from './explain.ts';
import { ourSpeech, ourTexts, textsOf } from './our-texts.ts';
import { bookOf, type Played, type Presets, presetsOf } from './presets.ts';
import type { TextKey, Words } from './texts.ts';

/** A list of expansions and all that is put together from it. Never changes; a game knows its own (`game.rules.registry`). */
export interface Registry extends Cited {
  /** The version of the rules of our own expansions. */
  readonly version: number;
  /** In the order of the sets: those with a position by it, then the others as they were given. */
  readonly expansions: readonly Expansion[];
  readonly presets: Presets;
  /** How many minutes the books say a set takes, the base game alone and each other set on top; none for sets without a word (G11). */
  readonly printedMinutes: Readonly<Record<string, number>>;
  readonly letters: Letters;
  readonly citations: Citations;
  textKeys(): readonly string[];
  /** A new game from a set-up `{ sets, options?, players, start?, version? }`, standing at its first question. */
  newGame(setup: unknown): Result<Game>;
  /** Checks a set-up without making a game; the answer has every option filled in. */
  checkSetup(setup: unknown): Result<Setup>;
  /** The language with the words of the book that a game's box has. */
  inBookOf(lang: Language, played: Played): Language;
  /** A text in a language, with its parameters filled in. */
  say(lang: Language, key: TextKey, params?: TextParams): string;
  /** Like `say` for a key made from names the engine uses; a name nobody has given words to stands for itself. */
  sayNamed(lang: Language, key: string, params?: TextParams): string;
  hasText(key: string): key is TextKey;
  explain(lang: Language, event: GameEvent, names: readonly string[]): string;
  explainAward(lang: Language, award: Awarded, names: readonly string[]): AwardInWords;
  explainChoice(lang: Language, target: Target, names: readonly string[]): string;
  explainFailure(lang: Language, failure: Failure): string;
  explainOption(lang: Language, name: string, value: unknown, names: readonly string[]): string;
  explainReason(lang: Language, reason: Reason, names: readonly string[]): string;
}

/**
 * The registry of a list of expansions; the same list gives the same one. Throws if two of them can't stand side by side. With a version it
 * takes itself for one of those rules: so tests have two of them side by side.
 */
export function registryOf(expansions: readonly Expansion[], version = RULES_VERSION): Registry {
  if (version !== RULES_VERSION) return compile(expansions, version);
  let branch = root;
  for (const expansion of expansions) {
    const next = branch.next.get(expansion) ?? { next: new WeakMap() };
    branch.next.set(expansion, next);
    branch = next;
  }
  branch.registry ??= compile(expansions, version);
  return branch.registry;
}

/** A cache of registries by their list of expansions, expansion by expansion. */
interface Branch {
  registry?: Registry;
  readonly next: WeakMap<Expansion, Branch>;
}
const root: Branch = { next: new WeakMap() };

/** Our own expansions, with others after them. */
export function registryWith(others: readonly Expansion[] = []): Registry {
  return registryOf([...folders, ...others]);
}

function compile(given: readonly Expansion[], version: number): Registry {
  const expansions = inOrder(given);
  const words = new Map<Language, Words>();
  const wordsIn = (lang: Language): Words => {
    const known = words.get(lang);
    if (known !== undefined) return known;
    // Two printings of a set share theirs.
    const texts = new Set(expansions.map((expansion) => textsOf(expansion, lang)));
    const made = ourSpeech().wordsOf(lang, merged([...texts]));
    words.set(lang, made);
    return made;
  };
  /** Every language has the same keys. */
  const anyWords = () => [...ourTexts.keys()].map(wordsIn)[0];
  for (const lang of ourTexts.keys()) wordsIn(lang);
  const citations = merged([...new Set(expansions.map((expansion) => expansion.citations))]);
  const reasons: Reasons = {
    counted: expansions.flatMap((expansion) => expansion.reasons?.counted ?? []),
    seats: expansions.flatMap((expansion) => expansion.reasons?.seats ?? []),
  };
  const presets = presetsOf(expansions);
  const registry: Registry = {
    ...citedIn(citations, reasons.counted),
    version,
    expansions,
    presets,
    printedMinutes: Object.fromEntries(
      expansions.flatMap(({ id, printedMinutes }) =>
        printedMinutes === undefined ? [] : [[id, printedMinutes]],
      ),
    ),
    letters: {
      marks: lettersOf(expansions, 'marks', LAND_SIGNS),
      figures: lettersOf(expansions, 'figures', ''),
    },
    citations,
    textKeys: () => anyWords()?.keys ?? [],
    newGame: (setup) => startGame(setup, registry),
    checkSetup: (setup) => readSetup(setup, expansions, registry.version),
    inBookOf: (lang, played) => inBook(lang, bookOf(presets, played)),
    say: (lang, key, params) => wordsIn(lang).say(key, params),
    sayNamed: (lang, key, params) => wordsIn(lang).sayNamed(key, params),
    hasText: (key): key is TextKey => anyWords()?.hasText(key) ?? false,
    explain: (lang, event, names) => ourSpeech().explain(wordsIn(lang), event, names, reasons),
    explainAward: (lang, award, names) => ourSpeech().explainAward(wordsIn(lang), award, names, reasons),
    explainChoice: (lang, target, names) => ourSpeech().explainChoice(wordsIn(lang), target, names),
    explainFailure: (lang, failure) => ourSpeech().explainFailure(wordsIn(lang), failure),
    explainOption: (lang, name, value, names) => ourSpeech().explainOption(wordsIn(lang), name, value, names),
    explainReason: (lang, reason, names) => ourSpeech().explainReason(wordsIn(lang), reason, names),
  };
  return Object.freeze(registry);
}

/** What pictures of tiles show the land with: letters that no mark may have. */
export const LAND_SIGNS = '.:#-|/\\+~oMG';

/** A letter stands for one thing only, of whichever expansion. */
function lettersOf(expansions: readonly Expansion[], of: keyof Letters, taken: string): Letters[typeof of] {
  const all = merged(expansions.map(({ letters }) => letters?.[of] ?? {}));
  const known = new Map([...taken].map((letter) => [letter, 'the land']));
  for (const [name, letters] of Object.entries(all))
    for (const letter of letters) {
      const other = known.get(letter);
      if (other !== undefined)
        throw new Error(`“${letter}” stands for ${other} and for “${name}”: give yours another letter`);
      known.set(letter, `“${name}”`);
    }
  return all;
}

function inOrder(expansions: readonly Expansion[]): readonly Expansion[] {
  const place = ({ position = Number.POSITIVE_INFINITY }: Expansion) => position;
  for (const [index, { id, position }] of expansions.entries()) {
    const others = expansions.slice(0, index);
    if (others.some((other) => other.id === id)) throw new Error(`two expansions are called ${id}`);
    const twin = others.find((other) => position !== undefined && other.position === position);
    if (twin !== undefined) throw new Error(`${twin.id} and ${id} have the same position, ${position}`);
  }
  // Two without a position: infinity minus infinity is no number.
  return [...expansions].sort((one, other) => place(one) - place(other) || 0);
}

/** All entries together; a key that comes twice is one expansion writing over another. */
function merged<Value>(records: readonly Readonly<Record<string, Value>>[]): Readonly<Record<string, Value>> {
  const all: Record<string, Value> = {};
  for (const [key, value] of records.flatMap((record) => Object.entries(record))) {
    if (Object.hasOwn(all, key)) throw new Error(`two expansions bring “${key}”: give yours another name`);
    all[key] = value;
  }
  return all;
}
