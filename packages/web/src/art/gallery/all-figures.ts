import { catalogue, checkSetup } from '@bastide/rules';

type Role = 'follower' | 'companion' | 'special';

let roles: ReadonlyMap<string, Role> | undefined;

/** What a kind of figure is for, as the rules say; undefined for what is none. */
export function figureRole(kind: string): Role | undefined {
  roles ??= new Map(
    catalogue.flatMap(({ id, always, box }) => {
      const setup = checkSetup({ sets: id === 'base' || always ? ['base'] : ['base', id], players: 2 });
      if ('error' in setup) return [];
      return (box?.(setup.ok).figures ?? []).map(({ name, role }) => [name, role] as const);
    }),
  );
  return roles.get(kind);
}
