import { catalogue } from '@bastide/rules';

/**
 * What the folders of expansions bring of one kind, by the id of the expansion, in the order of the catalogue; rules that are in every
 * game and are switched on by options come last. The paths are those of `import.meta.glob`: `./river/lesson.ts`.
 */
export function gather<Brought>(found: Readonly<Record<string, Brought>>): ReadonlyMap<string, Brought> {
  const byId = new Map(Object.entries(found).map(([path, brought]) => [path.split('/')[1], brought]));
  const order = [...catalogue.filter(({ always }) => !always), ...catalogue.filter(({ always }) => always)];
  const ids = order.map(({ id }) => id).filter((id) => byId.has(id));
  return new Map(ids.map((id) => [id, byId.get(id) as Brought]));
}

/** The set whose folder tells about a set: two printings of one share it. */
export function printedAs(set: string): string {
  return catalogue.find(({ id }) => id === set)?.printingOf ?? set;
}
