import { catalogue, checkSetup } from '@bastide/rules';

let lying: ReadonlySet<string> | undefined;

/**
 * Whether a figure lies on such a segment, `field` or `field:NL`: for figures that are only shown or told of. What stands on the land
 * says so itself (`FigureView.lying`).
 */
export function lies(kind: string, on: string | undefined): boolean {
  if (on?.split(':')[0] !== 'field') return false;
  lying ??= new Set(
    catalogue.flatMap(({ id, always, box }) => {
      const setup = checkSetup({ sets: id === 'base' || always ? ['base'] : ['base', id], players: 2 });
      if ('error' in setup) return [];
      return (box?.(setup.ok).figures ?? []).flatMap((figure) => (figure.lies ? [figure.name] : []));
    }),
  );
  return lying.has(kind);
}
