import chromium from '@sparticuz/chromium'; import { chromium as pw } from 'playwright-core';
const browser = await pw.launch({ executablePath: await chromium.executablePath(), args: [...chromium.args.filter(a => !/gl=|angle|in-process-gpu|gpu-blocklist|swiftshader/.test(a)), '--disable-gpu'], headless: true });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
page.on('console', m => { if (m.type()==='error') console.log('ERR', m.text().slice(0,300)); }); page.on('pageerror', e => console.log('PAGEERR', e.message));
await page.goto('http://localhost:5391/#/gallery'); await page.waitForSelector('.gallery', {timeout: 60000}); await page.waitForTimeout(1500);
await page.screenshot({ path: '/tmp/art-gal.png' });
await page.evaluate(() => window.scrollTo(0, 1e6)); await page.waitForTimeout(300); await page.screenshot({ path: '/tmp/art-gal2.png' });
await page.setViewportSize({ width: 390, height: 844 }); await page.evaluate(() => window.scrollTo(0, 0)); await page.waitForTimeout(500); await page.screenshot({ path: '/tmp/art-gal3.png' });
await browser.close();
