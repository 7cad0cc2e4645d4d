import { allScenes } from './index.ts';

const HEAD = `import type { Picture } from '../scene/picture.ts';

/** Written by tools/scenes, which play every picture through the rules (pictures.test.ts); not by hand. */
export const pictures: Readonly<Record<string, Picture>> = {
`;

/** The table of pictures as the page reads it, a line for each. */
export function tableText(): string {
  const lines = Object.entries(allScenes).map(([name, make]) => `  '${name}': ${JSON.stringify(make())},\n`);
  return `${HEAD}${lines.join('')}};\n`;
}
