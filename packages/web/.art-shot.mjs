import chromium from '@sparticuz/chromium'; import { chromium as pw } from 'playwright-core';
const browser = await pw.launch({ executablePath: await chromium.executablePath(), args: [...chromium.args], headless: true });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
page.on('console', m => { if (m.type()==='error') console.log('ERR', m.text()); }); page.on('pageerror', e => console.log('PAGEERR', e.message));
for (const arg of process.argv.slice(2)) { const [name, q, full] = arg.split('@');
  await page.goto('http://localhost:5392/art-dev.html?' + q); await page.waitForSelector('svg', {timeout: 60000}); await page.waitForTimeout(300);
  const o = { path: `/tmp/art-${name}.png` }; if (full && full !== 'view') { const [x,y,width,height] = full.split(',').map(Number); o.clip = {x,y,width,height}; } else o.fullPage = full !== 'view'; await page.screenshot(o); }
await browser.close();
