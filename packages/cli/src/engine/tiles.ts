import { sourceLanguage, type TileSpec } from '@bastide/rules';
import { paintTile } from '@bastide/rules/testing';
import { type Args, type Command, DONE, meant, Refusal } from '../program/command.ts';
import { hasColour, type Io, print } from '../program/io.ts';
import { markLetters } from '../program/letters.ts';
import { paint } from '../program/paint.ts';
import { registry, withHelp } from '../program/registry.ts';

export const tiles: Command = {
  name: 'tiles',
  get help() {
    return `Draws every tile of a set, or of all sets, as it is printed, with its name and how many there are.

  bastide tiles [SET] [--json] [--with FOLDER …]

  --json    a list of objects: set, tile, count, and what is printed on it, \`segments\` and \`marks\`, as in docs/bot-protocol.md
${withHelp}

Sets: ${setIds().join(', ')}

# city, . field, - | / \\ + road, o end of roads, ~ river, M monastery, G garden; other letters are marks:
${markLetters(sourceLanguage, setIds())}`;
  },
  options: { json: 'flag', with: 'list' },
  words: 1,
  run,
};

const WIDTH = 11;
const HEIGHT = 5;
const GAP = 3;

interface Drawn {
  readonly name: string;
  readonly count: number;
  readonly lines: readonly string[];
}

async function run(args: Args, io: Io): Promise<number> {
  const [wanted] = args.words;
  if (wanted !== undefined && !setIds().includes(wanted)) {
    throw new Refusal(
      `there is no set “${wanted}”.${meant(wanted, setIds(), '')} There are: ${setIds().join(', ')}.`,
    );
  }
  const ids = wanted === undefined ? setIds() : [wanted];
  if (args.has('json')) print(io, JSON.stringify(ids.flatMap(printedTiles), undefined, 1));
  else for (const id of ids) drawSet(id, io);
  return DONE;
}

function setIds(): string[] {
  return registry.expansions.filter((expansion) => !expansion.always).map(({ id }) => id);
}

function drawSet(id: string, io: Io): void {
  const drawn = tilesOf(id, hasColour(io));
  const total = drawn.reduce((sum, { count }) => sum + count, 0);
  print(io, `${registry.sayNamed(sourceLanguage, `set.${id}`)} (${id}): ${total} tiles\n`);
  const room = io.stdout.columns ?? 100;
  const column = Math.max(WIDTH, ...drawn.map(({ name, count }) => caption(name, count).length)) + GAP;
  const perRow = Math.max(1, Math.floor((room + GAP) / column));
  for (let i = 0; i < drawn.length; i += perRow) {
    const row = drawn.slice(i, i + perRow);
    print(
      io,
      row
        .map(({ name, count }) => caption(name, count).padEnd(column))
        .join('')
        .trimEnd(),
    );
    for (let line = 0; line < HEIGHT; line++) {
      print(
        io,
        row
          .map(({ lines }) => lines[line] + ' '.repeat(column - WIDTH))
          .join('')
          .trimEnd(),
      );
    }
    print(io, '');
  }
}

function caption(name: string, count: number): string {
  return `${name} ×${count}`;
}

function printedTiles(set: string) {
  return specsOf(set).map(({ name, count, segments, marks }) => ({
    set,
    tile: `${set}/${name}`,
    count,
    segments,
    marks,
  }));
}

function tilesOf(id: string, colour: boolean): Drawn[] {
  return specsOf(id).map((spec) => ({
    name: spec.name,
    count: spec.count,
    lines: paintTile(spec, 0, WIDTH, HEIGHT, registry.letters).map((row) => paint(row, colour)),
  }));
}

function specsOf(id: string): TileSpec[] {
  const sets = id === 'base' ? ['base'] : ['base', id];
  const setup = registry.checkSetup({ sets, players: 2 });
  const expansion = registry.expansions.find((one) => one.id === id);
  if ('error' in setup || expansion === undefined) throw new Error(`${id} can’t be set up`);
  return (expansion.box?.(setup.ok).tiles ?? []).map(({ spec }) => spec);
}
