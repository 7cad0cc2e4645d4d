/** Milliseconds of work at a stretch: short enough that nobody notices. */
const STRETCH = 12;

let since = 0;

/** Lets the page draw and answer when work has taken long enough. To be called between its pieces. */
export async function breathe(): Promise<void> {
  const now = performance.now();
  if (now - since < STRETCH) return;
  await new Promise((resolve) => setTimeout(resolve));
  since = performance.now();
}
