import type { Level } from '@bastide/bots';
import { type Language, languageFor } from '@bastide/rules';
import type { Pace } from '../../session/pace.ts';
import { keep, readKept } from '../storage/browser-storage.ts';
import { Store, useStore } from '../store.ts';

/** Help on the table that a player can switch on and off. */
export const LAYERS = ['feature', 'fields', 'fits', 'dead', 'mine'] as const;
export type Layer = (typeof LAYERS)[number];

export const THEMES = ['auto', 'light', 'dark'] as const;

export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  /** One click plays where it is unambiguous. */
  readonly fast: boolean;
  readonly motion: boolean;
  /** How fast bots move. */
  readonly pace: Pace;
  /** The level chosen last for a quick game. */
  readonly level?: Level | 'like-me';
  /** Whether letters are heard wherever the focus is, and not on the land alone (WCAG 2.1.4). */
  readonly letters: boolean;
  /** Tile edges drawn strongly. */
  readonly edges: boolean;
  /** Whether it is shown what the others did since one's own turn. */
  readonly since: boolean;
  readonly sound: boolean;
  /** How loud, from 0 to 1. */
  readonly volume: number;
  /** Whether a phone trembles with what happens. */
  readonly haptics: boolean;
  /** Whether new players are told what they can do. */
  readonly guide: boolean;
  readonly layers: Readonly<Record<Layer, boolean>>;
}

/** What is simply on or off. */
export const SWITCHES = [
  'guide',
  'fast',
  'motion',
  'since',
  'sound',
  'haptics',
  'letters',
  'edges',
] as const satisfies readonly (keyof Settings)[];

export const NO_LAYERS: Settings['layers'] = {
  feature: false,
  fields: false,
  fits: false,
  dead: false,
  mine: false,
};

const KEY = 'bastide.settings';

/** What the browser asks for, until the player says otherwise. */
function defaults(): Settings {
  return {
    language: languageFor([navigator.language]),
    theme: 'auto',
    fast: false,
    motion: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    pace: 'normal',
    letters: true,
    edges: false,
    since: true,
    sound: false,
    volume: 0.6,
    haptics: true,
    guide: true,
    layers: { feature: true, fields: false, fits: false, dead: false, mine: false },
  };
}

function read(): Settings {
  const usual = defaults();
  const kept = (readKept(KEY) ?? {}) as Partial<Settings>;
  // A language kept by another version of the page need not be there any more.
  const language = languageFor([kept.language ?? usual.language]);
  return { ...usual, ...kept, language, layers: { ...usual.layers, ...kept.layers } };
}

const settings = new Store(read());

export const currentSettings = settings.get;

export function changeSettings(change: Partial<Settings>): void {
  const next = { ...settings.get(), ...change };
  keep(KEY, next);
  settings.set(next);
}

export function switchLayer(layer: Layer): void {
  const { layers } = settings.get();
  changeSettings({ layers: { ...layers, [layer]: !layers[layer] } });
}

export function useSettings(): Settings {
  return useStore(settings);
}

/** Tells of every change; returns how to stop it. */
export const onSettings = settings.subscribe;
