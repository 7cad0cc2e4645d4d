import { expect, inject, test } from 'vitest';
import { Person, withPeople } from './person.ts';
import { createTable, gameBegins, joinByLink } from './tables.ts';

const games = inject('games');

interface Seen {
  readonly width: number;
  readonly height: number;
  /** How much of it is grass, wood, and red or blue paint: shares of all pixels. */
  readonly shares: readonly number[];
}

/** A picture as a browser sees it. */
async function look({ page }: Person, address: string): Promise<Seen> {
  return page.evaluate(async (url) => {
    const picture = await createImageBitmap(await (await fetch(url)).blob());
    const { width, height } = picture;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const pen = canvas.getContext('2d');
    pen?.drawImage(picture, 0, 0);
    const pixels = pen?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
    const count = [0, 0];
    for (let i = 0; i < pixels.length; i += 4) {
      const [red, green, blue] = pixels.subarray(i, i + 3);
      if (green > red + 8 && green > blue + 30) count[0]++;
      else if (red > green + 20 && green > blue + 15) count[1]++;
    }
    return { width, height, shares: count.map((n) => n / (width * height)) };
  }, address);
}

test('a link shows a picture of the table, painted by the server; it grows with the game, and needs the right link', async () => {
  const [ann, bob] = [await Person.come('Ann'), await Person.come('Bob')];
  await withPeople([ann, bob], async () => {
    const link = await createTable(ann, games);
    const imageOf = async () =>
      /og:image" content="([^"]+)"/.exec(await (await fetch(link)).text())?.[1] ?? '';
    const first = await imageOf();
    const one = await look(ann, first);
    expect(one).toMatchObject({ width: 960, height: 504 });
    // A single tile on the wood of the table.
    expect(one.shares[0]).toBeGreaterThan(0.004);
    expect(one.shares[1]).toBeGreaterThan(0.6);
    await joinByLink(bob, link);
    await gameBegins(ann, bob);
    await Promise.all([ann.playOn(60), bob.playOn(60)]);
    const second = await imageOf();
    expect(second).not.toBe(first);
    const many = await look(ann, second);
    expect(many.shares[0]).toBeGreaterThan(2 * one.shares[0]);
    expect((await fetch(first.replace(/\/t\/.{30}/, (code) => `${code.slice(0, -8)}AAAAAAAA`))).status).toBe(
      404,
    );
  });
});
