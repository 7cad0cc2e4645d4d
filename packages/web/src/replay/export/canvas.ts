/** The table under the land, lit from the upper left as on the page. */
export function tableColours(
  context: CanvasRenderingContext2D,
  colours: readonly string[],
  width: number,
  height: number,
): CanvasGradient {
  const [x, y] = [width * 0.3, height * 0.1];
  const gradient = context.createRadialGradient(x, y, 0, x, y, Math.hypot(width, height));
  for (const [i, colour] of colours.entries())
    gradient.addColorStop(i / Math.max(1, colours.length - 1), colour);
  return gradient;
}
