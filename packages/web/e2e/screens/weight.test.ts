import { expect, test } from 'vitest';
import { visit } from '../support/visit.ts';

/** Kilobytes of the first screen as they come over the line. */
const MOST = { scripts: 200, 'pictures and fonts': 120 } as const;

test('the first screen is light, in the language with the most words', () =>
  visit({ locale: 'fr-FR', isOwn: true }, async (page) => {
    // What is fetched ahead in pauses keeps nobody waiting.
    await page.addInitScript(() => {
      globalThis.requestIdleCallback = () => 0;
    });
    await page.reload({ waitUntil: 'networkidle' });
    const weighed = await page.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const all = (names: RegExp) =>
        files
          .filter(({ name }) => names.test(name))
          .reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1000, 0);
      return { scripts: all(/\.js$/), 'pictures and fonts': all(/\.(webp|svg|png|woff2)$/) };
    });
    for (const [kind, most] of Object.entries(MOST)) {
      const kilobytes = weighed[kind as keyof typeof MOST];
      expect(kilobytes, kind).toBeGreaterThan(0);
      expect(kilobytes, kind).toBeLessThanOrEqual(most);
    }
  }));
