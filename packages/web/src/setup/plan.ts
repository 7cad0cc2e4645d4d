import {
  catalogue,
  checkSetup,
  newGame,
  type OptionValue,
  type PresetName,
  presets,
  progressOf,
  RULES_VERSION,
} from '@bastide/rules';
import { printedMinutes } from '@bastide/rules/internal';
import { levelOf, USUAL } from '../session/seat-info.ts';
import { COLOURS, type SeatInfo, type TableSetup } from '../session/types.ts';

/** A game being set up: what to play and who. */
export interface Plan {
  readonly sets: readonly string[];
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: readonly SeatInfo[];
  /** Whether nobody gets help on the table. */
  readonly purist?: boolean;
}

export const MIN_SEATS = 2;
export const MAX_SEATS = 8;

export function planOf(preset: PresetName, seats: readonly SeatInfo[]): Plan {
  const { sets, options } = presets[preset];
  return { sets, options, seats };
}

/** The preset a plan is, if it is one unchanged. */
export function presetOf(plan: Plan): PresetName | undefined {
  const names = Object.keys(presets) as PresetName[];
  return names.find((name) => {
    const { sets, options } = presets[name];
    const { hand: _, ...given } = plan.options;
    const { hand: __, ...usual } = options as Record<string, OptionValue>;
    return sameList(sets, plan.sets) && JSON.stringify(usual) === JSON.stringify(given);
  });
}

/** The sets one can choose, in the order of the catalogue, without the base game, which is always in. */
export const expansionIds = catalogue
  .filter(({ id, always }) => !always && id !== 'base')
  .map(({ id }) => id);

/** Adds or takes out a set; one that clashes with it goes out. */
export function toggleSet(plan: Plan, id: string): Plan {
  if (plan.sets.includes(id)) return { ...plan, sets: plan.sets.filter((set) => set !== id) };
  const clashes = catalogue.find((expansion) => expansion.id === id)?.clashes ?? [];
  const sets = [...plan.sets.filter((set) => !clashes.includes(set)), id];
  const inOrder = catalogue.map((expansion) => expansion.id).filter((set) => sets.includes(set));
  return { ...plan, sets: inOrder };
}

export interface OptionChoice {
  readonly name: string;
  readonly values: readonly OptionValue[];
  readonly value: OptionValue;
}

/** The options that mean something for these sets, with what is chosen. */
export function optionsFor(plan: Plan): OptionChoice[] {
  const inPlay = catalogue.filter(({ id, always }) => always || plan.sets.includes(id));
  const specs = new Map(inPlay.flatMap(({ options = {} }) => Object.entries(options)));
  return [...specs]
    .filter(([, { needs }]) => needs === undefined || plan.options[needs.option] === needs.value)
    .filter(([, { before }]) => before === undefined)
    .filter(([, { onlyWith }]) => onlyWith === undefined || plan.sets.includes(onlyWith))
    .map(([name, { values }]) => ({ name, values, value: plan.options[name] ?? values[0] }));
}

export function setOption(plan: Plan, name: string, value: OptionValue): Plan {
  const options = { ...plan.options, [name]: value };
  const kept = new Set(optionsFor({ ...plan, options }).map((option) => option.name));
  return { ...plan, options: Object.fromEntries(Object.entries(options).filter(([key]) => kept.has(key))) };
}

/** Adds a bot, of the level of the last one. */
export function addSeat(plan: Plan, nameOf: (bot: Pick<SeatInfo, 'player' | 'level'>) => string): Plan {
  if (plan.seats.length >= MAX_SEATS) return plan;
  const colour = COLOURS.find((one) => !plan.seats.some((seat) => seat.colour === one)) ?? COLOURS[0];
  const levels = plan.seats.map(levelOf).filter((level) => level !== undefined);
  const level = levels[levels.length - 1] ?? USUAL;
  const bot = { player: 'bot', level } as const;
  return { ...plan, seats: [...plan.seats, { name: nameOf(bot), colour, ...bot }] };
}

export function removeSeat(plan: Plan, index: number): Plan {
  if (plan.seats.length <= MIN_SEATS) return plan;
  return { ...plan, seats: plan.seats.filter((_, seat) => seat !== index) };
}

/** Changes a seat; a colour taken from another seat is swapped. */
export function changeSeat(plan: Plan, index: number, change: Partial<SeatInfo>): Plan {
  const before = plan.seats[index];
  const seats = plan.seats.map((seat, i) => {
    if (i === index) return seated(seat, change);
    return change.colour !== undefined && seat.colour === change.colour
      ? { ...seat, colour: before.colour }
      : seat;
  });
  return { ...plan, seats };
}

/** Whoever takes a seat brings their own level, a person none. */
function seated(seat: SeatInfo, change: Partial<SeatInfo>): SeatInfo {
  if (change.player === undefined) return { ...seat, ...change };
  const { level: _, slips: __, likeMe: ___, ...kept } = seat;
  return { ...kept, ...change };
}

export function tableOf(plan: Plan): TableSetup {
  const known = new Set(optionsFor(plan).map((option) => option.name));
  const options = Object.fromEntries(Object.entries(plan.options).filter(([name]) => known.has(name)));
  const { sets, seats, purist = false } = plan;
  const setup = { sets, options, players: seats.length, version: RULES_VERSION };
  const table = { setup, seats };
  return purist ? { ...table, purist } : table;
}

/** How many tiles and, by what the boxes say, how many minutes; or why it can't be played. */
export function summaryOf(plan: Plan): { tiles: number; minutes: number } | { error: string; at: string } {
  const { setup } = tableOf(plan);
  const checked = checkSetup(setup);
  if ('error' in checked) return checked;
  const made = newGame(setup);
  if ('error' in made) return made;
  const minutes = plan.sets.reduce((sum, set) => sum + (printedMinutes[set] ?? 5), 0);
  const { placed, left } = progressOf(made.ok);
  return { tiles: placed + left, minutes };
}

function sameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item) => other.includes(item));
}
