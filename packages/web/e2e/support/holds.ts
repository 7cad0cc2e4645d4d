import type { JSHandle, Page } from 'playwright-core';

/** Waits until something holds in the page. It is not asked at every frame: then the page would draw while it rests. */
export function holds<Out, In = void>(
  page: Page,
  what: (known: In) => Out,
  known?: In,
): Promise<JSHandle<Out>> {
  return page.waitForFunction(what as (known: unknown) => Out, known, { polling: 25 });
}
