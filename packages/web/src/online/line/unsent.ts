import type { ClientMessage } from '@bastide/protocol';

/** What a page that is too old for its server keeps while it loads itself anew: for this tab only, and not for long. */

const UNSENT = 'bastide.unsent';
const RELOADED = 'bastide.reloaded';
/** Milliseconds: a page that is still too old after it was loaded anew does not try again and again. */
const NOT_AGAIN = 60_000;

/** Keeps what was not answered and loads the page anew; whether it may. */
export function loadAnew(unanswered: readonly ClientMessage[]): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < NOT_AGAIN) return false;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    sessionStorage.setItem(UNSENT, JSON.stringify(unanswered));
  } catch {
    // Without memory nobody would know that it was loaded anew already.
    return false;
  }
  location.reload();
  return true;
}

/** What the page before this one could not send; once. */
export function takeUnsent(): readonly ClientMessage[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(UNSENT) ?? '[]');
    sessionStorage.removeItem(UNSENT);
    return Array.isArray(kept) ? (kept as ClientMessage[]) : [];
  } catch {
    return [];
  }
}
