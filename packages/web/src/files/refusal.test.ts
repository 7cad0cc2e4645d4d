import { History, languages, newGame } from '@bastide/rules';
import { expect, test } from 'vitest';
import { openRecord } from './open-record.ts';
import { recordsIn } from './record-file.ts';
import { refusalWords } from './refusal.ts';

const record = recordOf();
const [opening] = record.moves;

const BROKEN: Readonly<Record<string, string>> = {
  'a picture': '\u0089PNG not a record',
  'half a file': JSON.stringify(record).slice(0, 60),
  'a list': '[]',
  'another format': JSON.stringify({ ...record, format: 'somebody-elses/9' }),
  'an unknown set': JSON.stringify({ ...record, sets: ['base', 'dragons'] }),
  'an illegal move': JSON.stringify({ ...record, moves: [opening, opening] }),
  'moves of nobody': JSON.stringify({ ...record, players: 99 }),
};

test.each(languages)(
  'whatever is wrong with a file is told in words that can be told apart, %s',
  async (lang) => {
    const messages = new Set<string>();
    for (const [name, text] of Object.entries(BROKEN)) {
      const [only] = (await recordsIn(new Blob([text]))) ?? [];
      const opened = openRecord(only, (seat) => `Player ${seat + 1}`);
      if (!('error' in opened)) throw new Error(`${name} was opened`);
      const message = refusalWords(lang, opened);
      expect(message.length, name).toBeGreaterThan(12);
      expect(message, name).not.toMatch(/undefined|\{|\[object|Error:/);
      messages.add(message);
    }
    expect(messages.size).toBeGreaterThan(4);
  },
);

function recordOf() {
  const made = newGame({ sets: ['base'], players: 2, options: {} });
  if ('error' in made) throw new Error(made.error);
  const history = new History(made.ok);
  const { question } = made.ok;
  history.play(question.write(made.ok, 0));
  return history.record('kept');
}
