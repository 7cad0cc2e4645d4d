import { LEVELS, type Level, type Strength } from '@bastide/bots';
import { COLOURS, type SeatInfo } from './types.ts';

/** The level of a bot nobody has chosen a level for; tables kept before there were levels have none. */
export const USUAL: Level = 'squire';
/** Whom a newcomer meets, with the guide at hand. */
export const EASIEST: Level = 'page';

/** The level that plays a seat; undefined where a person does. */
export function levelOf({ player, level }: Pick<SeatInfo, 'player' | 'level'>): Level | undefined {
  return player === 'bot' ? (readLevel(level) ?? USUAL) : undefined;
}

/** How well a bot plays, to the turn; undefined where a person does. */
export function strengthOf(seat: Pick<SeatInfo, 'player' | 'level' | 'slips'>): Strength | undefined {
  const level = levelOf(seat);
  return level === undefined ? undefined : { level, slips: seat.slips ?? 0 };
}

/** The level a bot is closest to. */
export function nearestLevel({ level, slips = 0 }: Strength): Level {
  return slips > 0.5 ? (LEVELS[LEVELS.indexOf(level) - 1] ?? level) : level;
}

export function readLevel(value: unknown): Level | undefined {
  return LEVELS.find((level) => level === value);
}

const LONGEST_NAME = 24;

/** What can be understood of a seat from outside. */
export function readSeat(value: unknown): Partial<SeatInfo> {
  if (typeof value !== 'object' || value === null) return {};
  const { name, colour, player, level, slips, likeMe } = value as Record<string, unknown>;
  const known = COLOURS.find((one) => one === colour);
  const plays = readLevel(level);
  return {
    ...(typeof name === 'string' && name.trim() !== '' ? { name: name.slice(0, LONGEST_NAME) } : {}),
    ...(known === undefined ? {} : { colour: known }),
    ...(player === 'bot' || player === 'person' ? { player } : {}),
    ...(player === 'bot' && plays !== undefined ? { level: plays } : {}),
    ...(player === 'bot' && typeof slips === 'number' && slips > 0 && slips < 1 ? { slips } : {}),
    ...(player === 'bot' && likeMe === true ? { likeMe } : {}),
  };
}
