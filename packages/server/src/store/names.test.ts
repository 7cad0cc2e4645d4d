import Database from 'libsql';
import { expect, test } from 'vitest';
import { filePlace } from '../testing/stores.ts';
import { openStore } from './index.ts';

test('names from before more letters were known to look alike are nobody else’s from now on', async () => {
  const place = await filePlace();
  const before = await openStore(place.where);
  await before.createIdentity({ id: 'max', name: 'Bernard', isKept: false, createdAt: 1 }, 'hash');
  await before.addPasskey({ id: 'key', identity: 'max', publicKey: '', counter: 0, transports: '[]' }, 1);
  await before.close();
  const file = new Database(place.where);
  file.exec("UPDATE kept_names SET likeness = 'bernard'");
  file.exec("DELETE FROM migrations WHERE name LIKE '0028%'");
  file.close();
  const store = await openStore(place.where);
  expect(await store.ownerOfName('BERNARD')).toBe('max');
  expect(await store.ownerOfName('Bemard')).toBe('max');
  await store.close();
  await place.remove();
});
