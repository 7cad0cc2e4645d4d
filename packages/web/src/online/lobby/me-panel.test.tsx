import { beforeEach, expect, test, vi } from 'vitest';
import { pressIn, rendered } from '../../testing/rendered.tsx';
import { identity } from '../identity.ts';
import { en } from '../texts/en.ts';
import { MePanel } from './me-panel.tsx';

/** As far as the page looks whether there are any. */
class Passkey {
  static parseCreationOptionsFromJSON() {}
  toJSON() {}
}

beforeEach(() => {
  identity.set({ is: 'somebody', me: { player: 'me', name: 'Aude', kept: false } });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('fetch', async () => Response.json({}));
  return () => vi.unstubAllGlobals();
});

test('a guest is told why there is no button for a passkey, and only where there is none', async () => {
  const without = await rendered(<MePanel />);
  expect(without.textContent).toContain(en['me.no-passkeys']);
  expect(without.textContent).not.toContain(en['me.keep']);
  vi.stubGlobal('PublicKeyCredential', Passkey);
  const place = await rendered(<MePanel />);
  expect(place.textContent).not.toContain(en['me.no-passkeys']);
  expect(place.textContent).toContain(en['me.keep']);
});

test('who wants notices that the browser forbids is told so', async () => {
  vi.stubGlobal('Notification', { permission: 'denied', requestPermission: async () => 'denied' });
  const place = await rendered(<MePanel />);
  expect(place.textContent).not.toContain(en['notice.forbidden']);
  await pressIn(place, en['notice.wanted']);
  const said = [...place.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);
  expect(said).toContain(en['notice.forbidden']);
  expect(place.querySelector<HTMLInputElement>('.notices input[type=checkbox]')?.checked).toBe(false);
});
