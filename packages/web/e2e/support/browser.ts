import chromium from '@sparticuz/chromium';
import type { LaunchOptions } from 'playwright-core';

/** Flags made for a cloud without a second process; here they cost stability, and hide what the page would be refused elsewhere. */
const UNWANTED = new Set([
  '--single-process',
  '--no-zygote',
  '--disable-web-security',
  '--allow-running-insecure-content',
]);

/** The installed browser; nothing is fetched. */
export async function browserOptions(): Promise<LaunchOptions> {
  // Drawing without a graphics card that isn't there is several times faster than imitating one.
  chromium.setGraphicsMode = false;
  const args = chromium.args.filter((flag) => !UNWANTED.has(flag));
  return {
    executablePath: await chromium.executablePath(),
    args: [...args, '--no-sandbox'],
    headless: true,
  };
}
