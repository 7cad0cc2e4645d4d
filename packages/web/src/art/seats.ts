/** Eight colours, each with an emblem of its own for eyes that see no colour. The names are those of `session/types.ts`. */
export const SEAT_COLOURS = ['red', 'blue', 'green', 'yellow', 'black', 'pink', 'orange', 'violet'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];

interface SeatPaint {
  readonly fill: string;
  /** What is readable on it: emblems and words. */
  readonly ink: string;
  /** A sign in a box from -5 to 5. */
  readonly emblem: string;
}

const LIGHT_INK = '#fff8e7';
const DARK_INK = '#2a2018';

const PAINTS: Readonly<Record<SeatColour, SeatPaint>> = {
  red: { fill: '#c93324', ink: LIGHT_INK, emblem: 'M0-4A4 4 0 1 1 0 4A4 4 0 1 1 0-4Z' },
  blue: {
    fill: '#2a5fb0',
    ink: LIGHT_INK,
    emblem: 'M-4.5-3.6H4.5V-.9H-4.5ZM-4.5 1H4.5V3.7H-4.5Z',
  },
  green: { fill: '#148244', ink: LIGHT_INK, emblem: 'M0-4.8L4.8 3.8H-4.8Z' },
  yellow: {
    fill: '#efc02c',
    ink: DARK_INK,
    emblem: 'M-1.5-4.5H1.5V-1.5H4.5V1.5H1.5V4.5H-1.5V1.5H-4.5V-1.5H-1.5Z',
  },
  black: { fill: '#3a3640', ink: LIGHT_INK, emblem: 'M0-5L4.6 0L0 5L-4.6 0Z' },
  pink: { fill: '#ec8fb4', ink: DARK_INK, emblem: 'M0 4.6C-7-1-4-5 0-2C4-5 7-1 0 4.6Z' },
  orange: { fill: '#ea7d24', ink: DARK_INK, emblem: 'M-4.6 3.6V-.4L0-4.4L4.6-.4V3.6L0-.2Z' },
  violet: {
    // So light that eyes which see no red don't take it for blue.
    fill: '#a97fe0',
    ink: DARK_INK,
    emblem: 'M0-4.6A4.6 4.6 0 1 1 0 4.6A4.6 4.6 0 1 1 0-4.6ZM0-2A2 2 0 1 0 0 2A2 2 0 1 0 0-2Z',
  },
};

const known = (colour: string): SeatPaint => PAINTS[SEAT_COLOURS.find((name) => name === colour) ?? 'red'];

export const seatColour = (colour: string): string => known(colour).fill;
export const seatInk = (colour: string): string => known(colour).ink;
/** The path of a seat's emblem in a box from -5 to 5, filled by even-odd. */
export const seatEmblem = (colour: string): string => known(colour).emblem;
/** Seat numbers are places in this list until the table says which colour sits where. */
export const colourOfSeat = (seat: number): SeatColour => SEAT_COLOURS[((seat % 8) + 8) % 8];
