import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@bastide/rules';
import { type Browser, chromium, type Page } from 'playwright-core';
import { browserOptions } from '../e2e/support/browser.ts';
import { type Earlier, keptTable } from '../e2e/support/kept-table.ts';
import { serveBuiltPage } from '../e2e/support/served-page.ts';
import { asked } from '../e2e/support/table.ts';
import { DESK, newVisitor, PHONE } from '../e2e/support/visitor.ts';

interface Screen {
  readonly name: string;
  readonly route: 'table' | 'gallery' | '';
  readonly earlier?: Earlier;
  /** As much of the page as a picture can hold. */
  readonly isWhole?: boolean;
  /** Whether it is about pictures, not words. */
  readonly hasOneLanguage?: boolean;
  act?(page: Page): Promise<void>;
}

const SCREENS: readonly Screen[] = [
  { name: 'home', route: '', isWhole: true, earlier: { preset: 'base', players: 3, tiles: 30 } },
  { name: 'settings', route: '', act: (page) => page.locator('.page-head button').last().click() },
  { name: 'first-move', route: 'table', earlier: { preset: 'base', players: 2, tiles: 1 } },
  { name: 'place', route: 'table', earlier: { preset: 'base', players: 2, tiles: 24 }, act: choose },
  {
    name: 'figure',
    route: 'table',
    earlier: { preset: 'bigbox-2017', players: 4, tiles: 60, question: 'figure' },
  },
  { name: 'eight', route: 'table', earlier: { preset: 'everything', players: 8, tiles: 120 } },
  {
    name: 'players',
    route: 'table',
    earlier: { preset: 'everything', players: 8, tiles: 120 },
    act: tab('players'),
  },
  { name: 'log', route: 'table', earlier: { preset: 'bigbox-2014', players: 3, tiles: 70 }, act: tab('log') },
  {
    name: 'tiles',
    route: 'table',
    earlier: { preset: 'bigbox-2014', players: 3, tiles: 70 },
    act: tab('remaining'),
  },
  {
    name: 'track',
    route: 'table',
    earlier: { preset: 'everything', players: 5, tiles: 150 },
    act: tab('track'),
  },
  { name: 'help', route: 'table', earlier: { preset: 'base', players: 2, tiles: 40 }, act: tab('help') },
  { name: 'end', route: 'table', earlier: { preset: 'everything', players: 5 } },
  { name: 'gallery', route: 'gallery', isWhole: true },
  ...[40, 90, 180, 300].map(
    (size, at): Screen => ({
      name: `tiles-of-${size}`,
      route: 'gallery',
      isWhole: true,
      hasOneLanguage: true,
      act: (page) => page.locator('.gallery-bar button').nth(at).click(),
    }),
  ),
];

const SIZES = { desk: DESK, phone: { ...PHONE, deviceScaleFactor: 2 } } as const;
const LIGHTS = ['light', 'dark'] as const;
/** Nothing was painted for so many milliseconds: all is. */
const SETTLED = 900;
/** Chromium takes no picture higher than 16,384 device pixels. */
const HIGHEST = 8000;

/** Takes a picture of every screen at two sizes, by day and at dusk, in every language. `only` is a part of the names wanted. */
export async function takeScreenshots(folder: string, only = ''): Promise<number> {
  const served = await serveBuiltPage();
  const browser = await chromium.launch(await browserOptions());
  let taken = 0;
  try {
    if (only === '') rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const shot of shots()) {
      if (!shot.name.includes(only)) continue;
      await take(browser, served.url, shot, join(folder, `${shot.name}.png`));
      taken++;
    }
  } finally {
    await browser.close();
    await served.close();
  }
  return taken;
}

interface Shot {
  readonly name: string;
  readonly screen: Screen;
  readonly size: keyof typeof SIZES;
  readonly light: (typeof LIGHTS)[number];
  readonly language: Language;
}

function shots(): Shot[] {
  const sizes = Object.keys(SIZES) as (keyof typeof SIZES)[];
  return SCREENS.flatMap((screen) =>
    sizes.flatMap((size) =>
      LIGHTS.flatMap((light) =>
        (screen.hasOneLanguage ? languages.slice(0, 1) : languages).map((language) => ({
          name: `${screen.name}-${size}-${light}-${language}`,
          screen,
          size,
          light,
          language,
        })),
      ),
    ),
  );
}

async function take(browser: Browser, url: string, shot: Shot, path: string): Promise<void> {
  const { screen, size, light, language } = shot;
  const kept = screen.earlier === undefined ? {} : keptTable(screen.earlier);
  const wishes = { ...SIZES[size], colorScheme: light, locale: language, reducedMotion: 'reduce' } as const;
  const page = await newVisitor(browser, { ...wishes, kept });
  await page.goto(`${url}#/${screen.route}`);
  if (screen.route === 'table') await asked(page);
  if (screen.route === 'gallery') await page.getByRole('heading', { level: 1 }).waitFor();
  await screen.act?.(page);
  if (screen.isWhole === true) await unroll(page);
  if (screen.route === 'table') await landPainted(page);
  await tilesPainted(page);
  await page.screenshot({ path });
  await page.context().close();
}

async function landPainted(page: Page): Promise<void> {
  await page.locator('.board-canvas[data-painted="true"]').waitFor({ state: 'attached', timeout: 60_000 });
}

/** Tiles beside the land are painted one by one, and meanwhile some stretch the picture of another size. */
async function tilesPainted(page: Page): Promise<void> {
  const pictures = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.tile-ground + image')].map((one) => one.getAttribute('href')).join(),
    );
  for (let before = '', now = await pictures(); now !== before; now = await pictures()) {
    before = now;
    await page.waitForTimeout(SETTLED);
  }
}

/** Makes the window as high as the page, so that what sticks to its edges covers nothing. */
async function unroll(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const width = page.viewportSize()?.width ?? 0;
  await page.setViewportSize({ width, height: Math.min(height, HIGHEST) });
}

async function choose(page: Page): Promise<void> {
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
}

/** On a desk the players beside the table have no tab. */
function tab(name: string): (page: Page) => Promise<void> {
  return async (page) => {
    const button = page.locator(`#tab-${name}`);
    if ((await button.count()) > 0) await button.click();
  };
}
