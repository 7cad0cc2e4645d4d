import { seatColour, seatInk } from '../../art/seats.ts';
import { COLOURS, type Colour } from '../../session/types.ts';

/** Pixels; the place kept for a chart that is still loading has the same height (`charts.css`). */
export const HEIGHT = 260;

export const MARGIN = { top: 10, right: 14, bottom: 4, left: 0 } as const;

/** Axes in the page's colours. */
export const AXIS = {
  tickLine: false,
  stroke: 'var(--line-strong)',
  tick: { fill: 'var(--text-2)', fontSize: 12 },
} as const;

/** Lines of a seat: its hue as it can be seen on paper and at dusk (`charts.css`), and a pattern of its own. */
export const lineColour = (colour: Colour): string => `var(--seat-line-${colour})`;

const DASHES = ['', '9 4', '2 4', '12 3 2 3', '5 3', '14 5', '3 2 8 2', '1 3 6 3'] as const;

export const lineDashes = (colour: Colour): string => DASHES[COLOURS.indexOf(colour)];

/** By dusk the black seat's bars would be as dark as what is no bar. */
export const barColour = (colour: Colour): string =>
  colour === 'black' ? lineColour(colour) : seatColour(colour);
export const barInk = (colour: Colour): string => (colour === 'black' ? 'var(--paper)' : seatInk(colour));
