/** Who came where, 1 being first: by points, a tie shared (G6); whoever left comes after everyone who stayed. */
export function placesOf(scores: readonly number[], left: readonly boolean[]): number[] {
  const isBetter = (a: number, b: number) => (left[a] === left[b] ? scores[a] > scores[b] : !left[a]);
  return scores.map((_, seat) => 1 + scores.filter((_, other) => isBetter(other, seat)).length);
}

/** What each seat won of a game: 1 for first place, shared if several are first. */
export function winsOf(places: readonly number[]): number[] {
  const first = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / first : 0));
}
