import { chromium } from 'playwright-core';
import { browserOptions } from '/work/main/packages/web/e2e/support/browser.ts';
import { keptTable } from '/work/main/packages/web/e2e/support/kept-table.ts';
import { newVisitor } from '/work/main/packages/web/e2e/support/visitor.ts';
// args: JSON {size:[w,h], touch, lang, kept:{}, acts:[["click",sel]|["press",x,y]], out}
const all = JSON.parse(process.argv[2]);
const browser = await chromium.launch(await browserOptions());
for (const one of all) {
  const page = await newVisitor(browser, { viewport: { width: one.size[0], height: one.size[1] }, hasTouch: !!one.touch, isMobile: !!one.touch, deviceScaleFactor: one.scale ?? 1, locale: one.lang ?? 'en', kept: keptTable(one.kept) });
  await page.goto('http://127.0.0.1:8126/#/table');
  await page.locator('[data-aim], .turn').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(2500);
  for (const [k, ...r] of one.acts ?? []) {
    if (k === 'click') await page.locator(r[0]).first().click();
    else if (k === 'press') one.touch ? await page.touchscreen.tap(r[0], r[1]) : await page.mouse.click(r[0], r[1]);
    else if (k === 'key') await page.keyboard.press(r[0]);
    await page.waitForTimeout(500);
  }
  await page.screenshot({ path: one.out });
  await page.context().close();
}
await browser.close();
