/** Where the statistics of a kept game are: `#/statistics/game/abc`. */
export function gameAddress(id: string): string {
  return `#/statistics/game/${encodeURIComponent(id)}`;
}

/** The kept game an address names; undefined where it names none. */
export function gameIn(hash: string): string | undefined {
  const id = /^#\/statistics\/game\/([^/]+)$/.exec(hash)?.[1];
  try {
    return id === undefined ? undefined : decodeURIComponent(id);
  } catch {
    return undefined;
  }
}
