type Named<Value> = Readonly<Record<string, Value>>;

/** What several bring, by name. Two of one name are somebody's mistake: one of them would never be seen. */
export function merge<Value>(
  all: readonly (Named<Value> | undefined)[],
): Readonly<Record<string, Value | undefined>> {
  const merged: Record<string, Value> = {};
  for (const brought of all) {
    for (const [name, value] of Object.entries(brought ?? {})) {
      if (name in merged) throw new Error(`two folders draw “${name}”: give one of them another name`);
      merged[name] = value;
    }
  }
  return merged;
}
