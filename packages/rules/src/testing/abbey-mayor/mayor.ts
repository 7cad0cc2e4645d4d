import type { Context, Hooks } from '../../hooks.ts';

/** AM2: deployed it counts 1, so that it occupies; the rest comes from the pennants. */
export function mayorHooks(context: Context): Hooks {
  const kind = context.figureKind('mayor');
  const { shift, mask } = context.mark('pennant');
  return {
    strengthFor({ board: { features }, figures }, root, seat) {
      const place = figures.place[seat * figures.perSeat + figures.firstOf[kind]];
      if (place < 0 || features.rootOf(place) !== root) return 0;
      return ((features.marks[root] >>> shift) & mask) - 1;
    },
  };
}
