/** Whether there can be games online: not where the page was put on a web space as files (build/static.ts). */
export function hasOnline(): boolean {
  return document.documentElement.dataset.online !== 'none';
}
