import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Contract } from '../../testing/contract.ts';
import { filePlace } from '../../testing/stores.ts';

test('of a person who is forgotten nothing is left in the file, nor in the log of the database', async () => {
  const place = await filePlace();
  const at = new Contract();
  await at.begin(place);
  const { store, game } = at;
  await store.createGame(at.newGame(game));
  const secret = (i: number) => `secret${i}of`;
  for (let i = 0; i < 60; i++) {
    const id = at.own(`player${i}`);
    await store.createIdentity({ id, name: secret(i), isKept: false, createdAt: 1 }, `${id}hash`);
    const sat = { kind: 'sat', text: JSON.stringify({ player: id, name: secret(i), seat: i }), at: 1 };
    const lists = { summary: sat.text, freed: [], taken: [{ seat: i, identity: id }] };
    await store.append(at.append(1 + i, [sat], { lists }));
    // Long enough that pages are filled and freed again.
    const content = JSON.stringify({ name: secret(i), text: secret(i).repeat(99) });
    for (let n = 0; n < 3; n++)
      await store.addChat({ game, identity: id, content, at: 1, message: `${i}/${n}` });
    await store.setMailAddress({
      identity: id,
      address: `${secret(i)}@mail.example`,
      language: 'en',
      token: id,
    });
  }
  const erased = [3, 4, 5, 30, 59];
  for (const i of erased) await store.erasePerson(at.own(`player${i}`));
  const files = [place.where, `${place.where}-wal`].filter(existsSync).map((file) => readFileSync(file));
  const isLeft = (i: number) => files.some((bytes) => bytes.includes(secret(i)));
  expect(isLeft(1)).toBe(true);
  expect(erased.filter(isLeft)).toEqual([]);
  await at.end();
});
