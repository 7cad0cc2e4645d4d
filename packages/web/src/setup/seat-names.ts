import type { Level } from '@bastide/bots';
import type { Language } from '@bastide/rules';
import { describedLanguage, isReader } from '@bastide/rules/internal';
import { levelOf } from '../session/seat-info.ts';
import type { SeatInfo } from '../session/types.ts';
import { speak } from '../texts/speak.ts';

/** Bots have names, the same in every language; the first that nobody at the table has is taken. */
const BOTS: Readonly<Record<Level, readonly string[]>> = {
  page: ['Jaufre', 'Peire', 'Flors', 'Colin', 'Nina', 'Tomàs', 'Berta'],
  squire: ['Miquel', 'Aude', 'Simon', 'Blanca', 'Arnau', 'Sança', 'Uc'],
  knight: ['Raimond', 'Esclarmonde', 'Bertran', 'Alamanda', 'Gaston', 'Garsenda', 'Jordan'],
  baron: ['Guilhem', 'Gauda', 'Amalric', 'Lombarda', 'Savaric', 'Tibors', 'Olivier'],
  count: ['Azalaïs', 'Roger', 'Ermengarda', 'Bernat', 'Alfons', 'Beatritz', 'Sicart'],
  king: ['Aliénor', 'Loís', 'Constança', 'Anfós', 'Jaume', 'Sibilla', 'Ricart'],
};

/** `Player 2`, in whatever language it was said. */
const NUMBERED = /^\p{L}+ [1-9]$/u;

/** What a seat is called until somebody gives it a name. */
export function usualName(
  seat: Pick<SeatInfo, 'player' | 'level'>,
  others: readonly Pick<SeatInfo, 'name'>[],
  lang: Language,
): string {
  const isFree = (name: string) => !others.some((other) => other.name === name);
  return usualNames(seat, lang).find(isFree) ?? usualNames(seat, lang)[0];
}

/** Whoever plays alone against bots is spoken to; several people are numbered, unless they have names. */
export function renamed(seats: readonly SeatInfo[], lang: Language): readonly SeatInfo[] {
  const people = seats.filter(({ player }) => player === 'person');
  const { you } = describedLanguage(lang);
  return seats.map((seat) => {
    if (seat.player !== 'person' || !isUsualName(seat.name)) return seat;
    const n = people.indexOf(seat) + 1;
    return { ...seat, name: people.length === 1 ? you : speak(lang, 'setup.player-name', { n }) };
  });
}

/** Whether nobody chose this name: a seat that changes hands gets another. */
export function isUsualName(name: string): boolean {
  return NUMBERED.test(name) || isReader(name) || Object.values(BOTS).flat().includes(name);
}

function usualNames(seat: Pick<SeatInfo, 'player' | 'level'>, lang: Language): readonly string[] {
  const level = levelOf(seat);
  return level === undefined ? [describedLanguage(lang).you] : BOTS[level];
}
