import { allScenes } from './index.ts';

/** Some of the pictures as the page reads them, a line for each. `types` is where the file finds the type of a picture. */
export function tableText(names: readonly string[], types: string): string {
  const lines = names.map((name) => `  '${name}': ${JSON.stringify(allScenes[name]())},\n`);
  return `import type { Picture } from '${types}';

/** Written by tools/scenes, which play every picture through the rules (rulebook/pictures.test.ts); not by hand. */
export const pictures: Readonly<Record<string, Picture>> = {
${lines.join('')}};
`;
}
