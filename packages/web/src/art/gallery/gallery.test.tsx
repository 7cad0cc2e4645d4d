import { languages } from '@bastide/rules';
import { expect, test } from 'vitest';
import { changeSettings } from '../../app/settings/settings.ts';
import { rendered } from '../../testing/rendered.tsx';
import { speak } from '../../texts/speak.ts';
import { SEAT_COLOURS } from '../seats.ts';
import { GalleryScreen } from './gallery.tsx';

test.each(languages)('every colour and piece has its name: %s', async (language) => {
  changeSettings({ language });
  const place = await rendered(<GalleryScreen />);
  const names = [...place.querySelectorAll('.gallery-pieces small')].map(({ textContent }) => textContent);
  expect(names.slice(0, SEAT_COLOURS.length)).toEqual(
    SEAT_COLOURS.map((colour) => speak(language, `colour.${colour}`)),
  );
  expect(names).not.toContain('');
  expect(new Set(names).size).toBe(names.length);
});
