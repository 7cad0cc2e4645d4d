import { catalogue, checkSetup, type Expansion, sayNamed } from '@bastide/rules';
import { paintTile } from '@bastide/rules/testing';
import { type Args, type Command, DONE, meant, Refusal } from './command.ts';
import { hasColour, type Io, print } from './io.ts';
import { paint } from './paint.ts';

export const tiles: Command = {
  name: 'tiles',
  summary: 'draw every tile with its count',
  help: `Draws every tile of a set, or of all sets, as it is printed, with its name and how many there are.

  bastide tiles [SET]

Sets: ${setIds().join(', ')}

# city, . field, - | / \\ + road, o end of roads, ~ river, M monastery, G garden; other letters are marks: P pennant, i inn,
C cathedral, w wine, h wheat, c cloth…`,
  options: {},
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

async function run({ words: [wanted] }: Args, io: Io): Promise<number> {
  if (wanted !== undefined && !setIds().includes(wanted)) {
    throw new Refusal(
      `there is no set “${wanted}”.${meant(wanted, setIds(), '')} There are: ${setIds().join(', ')}.`,
    );
  }
  for (const id of wanted === undefined ? setIds() : [wanted]) drawSet(id, io);
  return DONE;
}

function setIds(): string[] {
  return catalogue.filter((expansion) => !expansion.always).map(({ id }) => id);
}

function drawSet(id: string, io: Io): void {
  const drawn = tilesOf(id, hasColour(io));
  const total = drawn.reduce((sum, { count }) => sum + count, 0);
  print(io, `${sayNamed('en', `set.${id}`)} (${id}): ${total} tiles\n`);
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

function tilesOf(id: string, colour: boolean): Drawn[] {
  const sets = id === 'base' ? ['base'] : ['base', id];
  const setup = checkSetup({ sets, players: 2 });
  const expansion = catalogue.find((one: Expansion) => one.id === id);
  if ('error' in setup || expansion === undefined) throw new Error(`${id} can’t be set up`);
  const piled = expansion.box?.(setup.ok).tiles ?? [];
  return piled.map(({ spec }) => ({
    name: spec.name,
    count: spec.count,
    lines: paintTile(spec, 0, WIDTH, HEIGHT).map((row) => paint(row, colour)),
  }));
}
