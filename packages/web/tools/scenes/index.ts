import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from '../../src/still/picture.ts';
import { baseScenes } from './base.ts';

type Scenes = Readonly<Record<string, () => Picture>>;

const FOLDER = join(import.meta.dirname, 'expansions');
const brought = await Promise.all(readdirSync(FOLDER).sort().map(scenesIn));

/** Every picture of the rule book, made by playing it: those of the base game, and what a file for each expansion brings. */
export const allScenes: Scenes = Object.assign({}, baseScenes, ...brought);

async function scenesIn(file: string): Promise<Scenes> {
  const { scenes }: { scenes: Scenes } = await import(join(FOLDER, file));
  return scenes;
}
