import type { Hooks, Ordered, Slot } from '../../hooks.ts';

/**
 * Puts what shares a slot in the order of play: each after those it names and before those it names. Where nobody says anything the
 * given order stays as far as it can.
 */
export function inOrder<T extends Ordered>(items: readonly T[]): T[] {
  const left = [...items];
  const ordered: T[] = [];
  while (left.length > 0) {
    const next = left.findIndex((item) => !left.some((other) => comesBefore(other, item)));
    if (next < 0)
      throw new Error(`no order of play: ${namesOf(left)} wait for each other; see their after and before`);
    ordered.push(...left.splice(next, 1));
  }
  return ordered;
}

/** What an expansion without a position among the sets brings has to say where it stands, if it is not alone in its slot. */
export function demandOrder(all: readonly Slotted[], { steps = [], actions = [] }: Hooks): void {
  const own = [...steps, ...actions];
  for (const { id, slot, after, before } of own) {
    if (after !== undefined || before !== undefined) continue;
    const others = all.filter((other) => other.slot === slot && !own.some((one) => one.id === other.id));
    if (others.length > 0)
      throw new Error(`${id} has to say \`after\` or \`before\` which of these it comes: ${namesOf(others)}`);
  }
}

type Slotted = Ordered & { readonly slot: Slot };

function comesBefore(one: Ordered, other: Ordered): boolean {
  if (one === other) return false;
  if (one.id === other.id) throw new Error(`two steps or actions of one slot are called ${one.id}`);
  return other.after?.includes(one.id) === true || one.before?.includes(other.id) === true;
}

function namesOf(items: readonly Ordered[]): string {
  return items.map(({ id }) => id).join(', ');
}
