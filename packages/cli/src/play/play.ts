import { levelName, levelTexts } from '@bastide/bots';
import {
  History,
  type Language,
  languageFor,
  languages,
  loadTexts,
  say,
  sourceLanguage,
} from '@bastide/rules';
import { sayList } from '@bastide/rules/internal';
import { type Contestant, contestantHelp, readContestant } from '../match/contestant.ts';
import { type Args, type Command, Refusal } from '../program/command.ts';
import { hasColour, type Io } from '../program/io.ts';
import { seatText } from '../program/paint.ts';
import { registry, withHelp } from '../program/registry.ts';
import { beginGame, readSetup, setupHelp, setupOptions } from '../program/setup.ts';
import { phrase, phraseTexts } from './phrases.ts';
import { resumeGame } from './save.ts';
import { Screen } from './screen.ts';
import { Session } from './session.ts';
import { Words } from './words.ts';

/** The level that plays where none is named. */
const USUAL = 'knight';

/** `en, fr or de`. */
const LANGUAGES = sayList(sourceLanguage, languages, 'disjunction');

export const play: Command = {
  name: 'play',
  help: `A game in the terminal. Without options: the base game, you against the program.

  bastide play [--preset NAME | --sets LIST] [--option K=V …] [--with FOLDER …] [--players N] [--against WHOM …]
               [--seed N] [--resume FILE] [--save FILE] [--lang LANG]

${setupHelp} (2)
${withHelp}
  --against WHOM   who plays all seats but the first (${USUAL}):
                   ${contestantHelp}
                   nobody: everyone at this keyboard, one after the other
                   3=king: who plays this seat, numbered from 1; may be given again for another
                   2,4: ${USUAL} plays these seats
  --seed N         the same seed draws the same tiles for the same moves
  --resume FILE    go on with a saved game, or any recorded one
  --save FILE      where to save the game when you leave or it ends; without it an unfinished game goes to
                   bastide-save.json in the current folder
  --lang LANG      ${LANGUAGES}

Every choice has a number and a notation; both can be typed. While playing: a advice, u undo, s FILE save, q quit, h help.`,
  options: {
    ...setupOptions,
    with: 'list',
    against: 'list',
    seed: 'value',
    resume: 'value',
    save: 'value',
    lang: 'value',
  },
  words: 0,
  run,
};

const MOST_SEED = 0xffff_ffff;
/** What the rest of the screen needs beside the board. */
const OTHER_LINES = 22;
const USUAL_COLUMNS = 100;

async function run(args: Args, io: Io): Promise<number> {
  const language = readLanguage(args, io);
  await Promise.all([loadTexts(language), levelTexts.load(language), phraseTexts.load(language)]);
  const seed = args.whole('seed', 0, MOST_SEED, Date.now() % MOST_SEED);
  const history = await openGame(args, io);
  const lang = registry.inBookOf(language, history.game.rules.setup);
  const opponents = readOpponents(args.all('against'), history.game.players);
  const colour = hasColour(io);
  const names = opponents.map((opponent, seat) => nameOf(lang, seat, opponent));
  const words = new Words(
    lang,
    names,
    names.map((name, seat) => seatText(seat, name, colour)),
  );
  const { columns = USUAL_COLUMNS, rows } = io.stdout;
  const boardRows = rows === undefined ? Number.POSITIVE_INFINITY : Math.max(12, rows - OTHER_LINES);
  const screen = new Screen(words, { colour, columns, rows: boardRows });
  const file = args.value('save') ?? args.value('resume');
  return new Session(history, { opponents, seed, file }, words, screen, io).run();
}

async function openGame(args: Args, io: Io): Promise<History> {
  const file = args.value('resume');
  if (file === undefined) return new History(beginGame(readSetup(args)));
  const given = Object.keys(setupOptions).find((name) => args.value(name) !== undefined);
  if (given !== undefined)
    throw new Refusal(`--resume takes the set-up of the saved game: leave --${given} out.`);
  if (file === '-') throw new Refusal('a game can’t be resumed from standard input: name a file.');
  return resumeGame(file, io);
}

/** By seat: who plays it; undefined where a person does. */
function readOpponents(wanted: readonly string[], players: number): (Contestant | undefined)[] {
  const [first = USUAL] = wanted;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  if (wanted.some((text) => /^\d+=/.test(text))) return seatBySeat(wanted, players);
  if (wanted.length > 1) throw new Refusal('--against is given twice: say which seat is meant, “2=page”.');
  if (first === 'nobody') return seats.map(() => undefined);
  if (!/^[\d,]+$/.test(first)) {
    const everyone = readContestant(first, 'against');
    return seats.map((seat) => (seat > 0 ? everyone : undefined));
  }
  return seatBySeat(
    first.split(',').map((seat) => `${seat}=${USUAL}`),
    players,
  );
}

/** `2=page`, `3=cmd:…`: all others are persons. */
function seatBySeat(wanted: readonly string[], players: number): (Contestant | undefined)[] {
  const opponents = new Array<Contestant | undefined>(players).fill(undefined);
  for (const text of wanted) {
    const [, seat = '0', who = ''] = /^(\d+)=(.*)$/s.exec(text) ?? [];
    if (Number(seat) < 1 || Number(seat) > players)
      throw new Refusal(`--against needs seats from 1 to ${players}, not “${text}”.`);
    opponents[Number(seat) - 1] = readContestant(who, 'against');
  }
  return opponents;
}

/** `Player 2 (knight)`: one of ours goes by its level, so that everybody knows what to expect. */
function nameOf(lang: Language, seat: number, opponent: Contestant | undefined): string {
  const who = say(lang, 'player', { n: seat + 1 });
  if (opponent === undefined) return who;
  if (opponent.kind !== 'level') return phrase(lang, 'opponent', { who });
  return phrase(lang, 'bot', { who, level: levelName(lang, opponent.level) });
}

function readLanguage(args: Args, { env }: Io): Language {
  const wanted = args.value('lang');
  if (wanted === undefined) return languageFor([env.LC_ALL ?? env.LANG ?? '']);
  const lang = languages.find((one) => one === wanted);
  if (lang === undefined) throw new Refusal(`--lang is ${LANGUAGES}, not “${wanted}”.`);
  return lang;
}
