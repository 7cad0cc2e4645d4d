import { existsSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type Game, type GameRecord, History, readRecord, setupIn } from '@bastide/rules';
import { Refusal } from '../program/command.ts';
import type { Io } from '../program/io.ts';
import { registry } from '../program/registry.ts';
import { refusalText } from '../program/setup.ts';
import { readValues } from '../records/read-values.ts';

/** Writes the game as a record; a name ending in .gz is gzipped. Tells why it could not, or nothing. */
export function saveGame(history: History, file: string): string | undefined {
  const id = `bastide-${new Date().toISOString()}`;
  const text = `${JSON.stringify(history.record(id))}\n`;
  try {
    writeFileSync(file, file.endsWith('.gz') ? gzipSync(text) : text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A name for a save that nobody asked a name for: one that does not exist yet. */
export function freshName(): string {
  for (let i = 1; ; i++) {
    const name = i === 1 ? 'bastide-save.json' : `bastide-save-${i}.json`;
    if (!existsSync(name)) return name;
  }
}

/** The game of a saved record, with all its moves played again. */
export async function resumeGame(file: string, io: Io): Promise<History> {
  for await (const found of readValues(file, io)) {
    if ('error' in found) throw new Refusal(`can’t resume ${found.at}: ${found.error}.`);
    const record = readRecord(found.value);
    if ('error' in record) throw new Refusal(`can’t resume ${found.at}: ${refusalText(record, found.value)}`);
    return playAgain(record.ok, found.at);
  }
  throw new Refusal(`can’t resume ${file}: it is empty.`);
}

function playAgain(record: GameRecord, at: string): History {
  const { moves } = record;
  const made = registry.newGame(setupIn(record));
  if ('error' in made) throw new Refusal(`can’t resume ${at}: ${refusalText(made, record)}`);
  const history = new History(made.ok);
  for (const [index, move] of moves.entries()) {
    // A tile that fits nowhere is put away by the game itself.
    if (move.do === 'discard') continue;
    chooseFirst(history, made.ok, record, move.do);
    const played = history.play(move);
    if ('error' in played)
      throw new Refusal(`can’t resume ${at}: ${refusalText({ ...played, at: `moves.${index}` }, record)}`);
  }
  return history;
}

/** Records of others may begin without a word about who begins: whoever moves first. */
function chooseFirst(history: History, game: Game, { moves }: GameRecord, does: string): void {
  if (game.question.id !== 'first-player' || does === 'first') return;
  const seat = moves.find((move) => move.by !== 'chance')?.by ?? 0;
  history.play({ by: 'chance', do: 'first', seat });
}
