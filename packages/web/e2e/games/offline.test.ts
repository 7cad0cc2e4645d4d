import { test } from 'vitest';
import { en } from '../../src/texts/en.ts';
import { playOffline } from '../support/offline.ts';
import { visit } from '../support/visit.ts';

test('once loaded, the page works without a network: a reload, a game against a bot, the gallery', () =>
  visit({ isKeptOffline: true }, async (page) => {
    await playOffline(page);
    await page.getByRole('link', { name: en['menu.gallery'] }).click();
    await page.getByRole('heading', { level: 1, name: en['menu.gallery'] }).waitFor();
  }));
