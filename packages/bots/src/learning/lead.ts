/** By how much a seat is ahead of the mean of the others. */
export function leadOf(worths: ArrayLike<number>, seat: number): number {
  let all = 0;
  for (let one = 0; one < worths.length; one++) all += worths[one];
  return worths[seat] - (all - worths[seat]) / (worths.length - 1);
}

export function leadsOf(worths: ArrayLike<number>): number[] {
  return Array.from(worths, (_, seat) => leadOf(worths, seat));
}
