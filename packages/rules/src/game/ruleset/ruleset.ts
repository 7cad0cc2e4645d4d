import type { Lattice } from '../../board/lattice.ts';
import { latticeFor } from '../../board/lattice.ts';
import type { Box, PiledTile } from '../../expansion.ts';
import type { Registry } from '../../expansions/registry.ts';
import { deployAction } from '../../figure/deploy.ts';
import { type FigureSpec, HOME } from '../../figure/figures.ts';
import {
  type Context,
  type FigureAction,
  type Hooks,
  type PartSlot,
  type Question,
  SLOTS,
  type Step,
  type Task,
} from '../../hooks.ts';
import { batchTask, scorerQuestion } from '../../score/batch.ts';
import { KINDS, type Kind, SCENERY } from '../../tile/kinds.ts';
import type { MarkSpec, PackedMark } from '../../tile/marks.ts';
import type { TileSpec } from '../../tile/spec.ts';
import { TileTable } from '../../tile/table.ts';
import { drawStep } from '../../turn/draw.ts';
import { figureStep } from '../../turn/figure.ts';
import { firstPlayerStep } from '../../turn/first-player.ts';
import { handSteps } from '../../turn/hand.ts';
import { PILES } from '../../turn/piles.ts';
import { placeStep } from '../../turn/place.ts';
import { scoreStep } from '../../turn/score.ts';
import type { ColumnSpec } from '../columns.ts';
import { flowTask, programTask } from '../flow.ts';
import type { Setup } from '../setup.ts';
import { demandOrder, inOrder } from './order.ts';
import { overQuestion } from './over.ts';
import { type Program, programOf } from './program.ts';
import { shapedAction, shapedQuestion, shapedStep, shapedTask } from './shapes.ts';
import { tableStep } from './table.ts';

type ListOf<T> = readonly NonNullable<T>[];
export type CompiledHooks = {
  readonly [Name in Exclude<keyof Hooks, 'steps' | 'actions' | 'things'>]-?: ListOf<Hooks[Name]>;
};

/** The rules of one set-up, put together from the core and the expansions. Never changes; all games of the set-up share it. */
export interface Ruleset {
  readonly registry: Registry;
  readonly setup: Setup;
  readonly tiles: TileTable;
  /** By type: the pile and how many lie in it. */
  readonly stock: readonly { readonly pile: number; readonly count: number }[];
  /** Types whose tiles replace nothing: where a game begins if nothing else does. */
  readonly startTypes: readonly number[];
  readonly lattice: Lattice;
  readonly capacity: number;
  readonly figures: readonly FigureSpec[];
  /** How many spots off the tiles there are for figures. */
  readonly spots: number;
  /** Names of a seat's pawns on the score track. */
  readonly scorers: readonly string[];
  /** Whether awards wait to be moved together (`score/batch.ts`). */
  readonly batched: boolean;
  readonly batchTask: number;
  readonly scorerQuestion: number;
  readonly hand: number;
  readonly columns: readonly ColumnSpec[];
  readonly questions: readonly Question[];
  readonly tasks: readonly Task[];
  readonly steps: readonly Step[];
  readonly actions: readonly FigureAction[];
  /** By STARTING, PART, ENDING. */
  readonly programs: readonly Program[];
  readonly drawAt: number;
  /** Where in the program of a part the steps of a slot begin. */
  readonly slotAt: Readonly<Record<PartSlot, number>>;
  readonly hooks: CompiledHooks;
  /** By set: what tells of its things, where it has any. */
  readonly things: ReadonlyMap<string, Hooks['things']>;
  /** By type: 1 if some expansion has a say in where it lies. */
  readonly guarded: Uint8Array;
  /** Kinds of figures, as bits, of which some expansion has a say in where they are deployed. */
  readonly guardedKinds: number;
  readonly pennant: PackedMark;
}

const PART_SLOTS = SLOTS.filter((slot): slot is PartSlot => slot !== 'start' && slot !== 'final');

export function compose(setup: Setup, registry: Registry): Ruleset {
  const expansions = registry.expansions.filter(({ id, always }) => always || setup.sets.includes(id));
  const boxes = expansions.map((expansion) => expansion.box?.(setup) ?? {});
  const marks = boxes.flatMap((box) => box.marks ?? []);
  const piled = sortByPile(replaceTiles(boxes.flatMap((box) => box.tiles ?? [])));
  const specs = piled.map(({ spec }) => dropScenery(spec, marks, kindsOf(boxes)));
  const types = piled.map(({ id, pile }, i) => ({ id, spec: specs[i], pile: PILES.indexOf(pile) }));
  const tiles = new TileTable(types, marks);
  const figures = boxes.flatMap((box) => box.figures ?? []);
  const capacity = piled.reduce((sum, { spec, count }) => sum + Math.max(spec.count, count), 0) + 1;
  const hand = Number(setup.options.hand);
  const scorers = ['marker', ...boxes.flatMap((box) => box.scorers ?? [])];

  const questions: Question[] = [shapedQuestion(overQuestion)];
  const tasks: Task[] = [shapedTask(flowTask), shapedTask(programTask)];
  const columns: ColumnSpec[] = [];
  let owner = 'core';
  let spot = HOME - 1;
  let concern = figures.length;
  const context: Context = {
    setup,
    tiles,
    capacity,
    question: (question) => questions.push(shapedQuestion(question)) - 1,
    task: (task) => ~(tasks.push(shapedTask(task)) - 1),
    column: (width, length, name = String(columns.length)) =>
      columns.push({ width, length, name: `${owner}.${name}` }) - 1,
    // Bits of one word, after those of the kinds of figures. When none is left, what asks for one never rests.
    concern: () => (concern < 32 ? 1 << concern++ : 0),
    mark: (name) => tiles.packedMark(name),
    tileMark: (name) => tiles.tileMark(name),
    figureKind: (name) => figures.findIndex((spec) => spec.name === name),
    spots(count) {
      spot -= count;
      return spot + count;
    },
  };
  const brought = expansions.map((expansion) => {
    owner = expansion.id;
    return expansion.rules?.(context) ?? {};
  });
  owner = 'core';
  const actions = inOrder([deployAction, ...brought.flatMap((hooks) => hooks.actions ?? [])]).map(
    shapedAction,
  );
  const draw = drawStep(context);
  const firstPlayer = firstPlayerStep(context);
  const steps = [
    tableStep(setup),
    firstPlayer,
    ...(hand > 0 ? handSteps(context, draw) : [draw]),
    placeStep(context),
    figureStep(context, actions),
    scoreStep,
    ...brought.flatMap((hooks) => hooks.steps ?? []),
  ];
  for (const [index, { position }] of expansions.entries())
    if (position === undefined) demandOrder([...steps, ...actions], brought[index]);
  const programs = [['start'], PART_SLOTS, ['final']].map((slots) =>
    programOf(
      slots.flatMap((slot) => inOrder(steps.filter((step) => step.slot === slot))).map(shapedStep),
      tiles,
    ),
  );
  const hooks = gather(brought);
  return {
    registry,
    setup,
    tiles,
    stock: piled.map(({ pile, count }) => ({ pile: PILES.indexOf(pile), count })),
    startTypes: piled.flatMap(({ start }, type) => (start ? [type] : [])),
    lattice: latticeFor(capacity),
    capacity,
    figures,
    spots: HOME - 1 - spot,
    scorers,
    batched: scorers.length > 1 || hooks.advanced.length > 0 || hooks.batchMoved.length > 0,
    batchTask: context.task(batchTask),
    scorerQuestion: context.question(scorerQuestion),
    hand,
    columns,
    questions,
    tasks,
    steps,
    actions,
    programs,
    drawAt: programs[1].steps.findIndex(({ id }) => id === 'draw'),
    slotAt: slotStarts(programs[1]),
    hooks,
    things: new Map(expansions.map(({ id }, index) => [id, brought[index].things])),
    guarded: Uint8Array.from(types, (_, type) => (hooks.mayPlace.some((guard) => guard.types(type)) ? 1 : 0)),
    guardedKinds: figures.reduce(
      (bits, _, kind) =>
        hooks.mayDeploy.some(({ kinds }) => kinds?.(kind) ?? true) ? bits | (1 << kind) : bits,
      0,
    ),
    pennant: tiles.packedMark('pennant'),
  };
}

/** Where each slot begins; one without steps begins where the next does. */
function slotStarts({ steps }: Program): Record<PartSlot, number> {
  const starts = PART_SLOTS.map((slot, index) => {
    const at = steps.findIndex((step) => PART_SLOTS.indexOf(step.slot as PartSlot) >= index);
    return [slot, at < 0 ? steps.length : at] as const;
  });
  return Object.fromEntries(starts) as Record<PartSlot, number>;
}

function sortByPile(piled: readonly PiledTile[]): PiledTile[] {
  return PILES.flatMap((pile) => piled.filter((tile) => tile.pile === pile));
}

/** Tiles with something more printed on them take the place of those without. */
function replaceTiles(piled: readonly PiledTile[]): PiledTile[] {
  const replaced = (id: string) =>
    piled.reduce((sum, tile) => (tile.replaces === id ? sum + tile.count : sum), 0);
  return piled.map((tile) => ({ ...tile, count: tile.count - replaced(tile.id) }));
}

/** Most kinds always count; some only if an expansion says so. */
function kindsOf(boxes: readonly Box[]): ReadonlySet<Kind> {
  const brought = new Set(boxes.flatMap((box) => box.kinds ?? []));
  return new Set(KINDS.filter((kind) => !SCENERY.includes(kind) || brought.has(kind)));
}

/** Without the expansion that gives them a meaning, marks and some kinds of segments are scenery (AB, G10, WF5). */
function dropScenery(spec: TileSpec, marks: readonly MarkSpec[], kinds: ReadonlySet<Kind>): TileSpec {
  const known = (on: MarkSpec['on']) =>
    new Set(marks.filter((mark) => mark.on === on).map((mark) => mark.name));
  const keep = (printed: Readonly<Record<string, number>>, names: ReadonlySet<string>) =>
    Object.fromEntries(Object.entries(printed).filter(([name]) => names.has(name)));
  return {
    ...spec,
    marks: keep(spec.marks, known('tile')),
    segments: spec.segments
      .filter((segment) => kinds.has(segment.kind))
      .map((segment) => ({ ...segment, marks: keep(segment.marks, known('segment')) })),
  };
}

/** Each hook as the plain list of what the expansions brought for it. */
function gather(brought: readonly Hooks[]): CompiledHooks {
  const list = <Name extends keyof CompiledHooks>(name: Name): NonNullable<Hooks[Name]>[] =>
    brought.map((hooks) => hooks[name]).filter((hook) => hook !== undefined);
  return {
    mayPlace: list('mayPlace'),
    mayDeploy: list('mayDeploy'),
    rate: list('rate'),
    bonus: list('bonus'),
    cut: list('cut'),
    strengthFor: list('strengthFor'),
    deployBrings: list('deployBrings'),
    worthFor: list('worthFor'),
    tieBreak: list('tieBreak'),
    completed: list('completed'),
    wantsCompleted: list('wantsCompleted'),
    alsoClosed: list('alsoClosed'),
    linkOf: list('linkOf'),
    relinked: list('relinked'),
    advanced: list('advanced'),
    batchMoved: list('batchMoved'),
    tokens: list('tokens'),
    goesOn: list('goesOn'),
    invariants: list('invariants'),
  };
}
