import chromium from '@sparticuz/chromium'; import { chromium as pw } from 'playwright-core';
const browser = await pw.launch({ executablePath: await chromium.executablePath(), args: [...chromium.args.filter(a => !/gl=|angle|in-process-gpu|gpu-blocklist|swiftshader/.test(a)), '--disable-gpu'], headless: true });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
for (const d of ['full','medium','plain']) {
await page.goto(`http://localhost:5392/art-dev.html?mode=land&px=70&preset=everything&count=200&seed=5&detail=${d}`); await page.waitForSelector('svg'); await page.waitForTimeout(500);
console.log(d, await page.evaluate(async () => {
  const svg = document.querySelector('svg'); const out = { nodes: svg.querySelectorAll('*').length, tiles: svg.querySelectorAll(':scope > g').length };
  const frames = async (step) => { const t=[]; let last=performance.now(); for (let i=0;i<6;i++){ step(i); await new Promise(r=>requestAnimationFrame(r)); const n=performance.now(); t.push(n-last); last=n;} t.sort((a,b)=>a-b); return [t[3].toFixed(1), t[5].toFixed(1)].join('/'); };
  const vb = svg.getAttribute('viewBox').split(' ').map(Number);
  out.viewBox = await frames(i => svg.setAttribute('viewBox', `${vb[0]+i*5} ${vb[1]} ${vb[2]} ${vb[3]}`));
  svg.style.willChange='transform'; await new Promise(r=>setTimeout(r,300));
  out.cssTransform = await frames(i => { svg.style.transform=`translate(${i*5}px,0)`; });
  out.cssScale = await frames(i => { svg.style.transform=`scale(${1+i*.01})`; });
  return out; })); }
await browser.close();
