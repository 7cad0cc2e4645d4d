import { currentSettings } from '../app/settings/settings.ts';
import { Instrument } from './instrument.ts';
import { TURN_TREMOR, tremble } from './tremble.ts';

/** Softer than at the table one looks at. */
const SOFT = 0.6;

const instrument = new Instrument();

/** Lets be heard and felt that one's turn begins at another table, if the player wants it. */
export function callElsewhere(): void {
  const { sound, volume, haptics } = currentSettings();
  if (haptics) tremble(TURN_TREMOR);
  if (sound) instrument.play({ sound: 'turn', soft: SOFT }, volume);
}
