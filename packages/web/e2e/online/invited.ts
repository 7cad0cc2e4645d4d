import { say } from '@bastide/rules';
import { expect } from 'vitest';
import { de } from '../../../server/src/http/texts/de.ts';
import { en } from '../../../server/src/http/texts/en.ts';
import { fr } from '../../../server/src/http/texts/fr.ts';
import { smallTargets } from '../layout/small-targets.ts';
import { askedFirst, gameBegins, linkToPlay } from './tables.ts';
import { inWords, type Two } from './two.ts';

const PREVIEW = { en, fr, de };
/** How a language sets a name apart from what is said of it. */
const COLON = { en: ': ', fr: '\u00a0: ', de: ': ' };

export async function invitedAndPlaying({ at, desk, phone, people }: Two): Promise<void> {
  await desk.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // Like a browser at a desk, which has nothing to share with.
  await desk.page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await desk.page.goto(at.server.url);
  await desk.page.getByRole('link', { name: desk.table['home.friend'] }).click();
  await desk.page.getByLabel(desk.words['welcome.name']).fill(desk.name);
  await desk.page.locator('.name-form button').click();
  await desk.button(desk.words['invite.do']).click();
  await desk.button(desk.words['invite.copied']).waitFor();
  const link = await linkToPlay(desk);
  expect(await desk.page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  expect(new URL(link).pathname).toMatch(/^\/t\/[\w-]{30}$/);
  await desk.page.getByRole('img', { name: desk.words['invite.qr'] }).waitFor();

  // What a program shows of the link, in the language of whoever gets it.
  const preview = await (await fetch(link, { headers: { 'accept-language': phone.lang } })).text();
  const shown = (what: string) =>
    new RegExp(`property="og:${what}" content="([^"]*)"`).exec(preview)?.[1] ?? '';
  const words = PREVIEW[phone.lang];
  expect(shown('title')).toBe(inWords(phone, words.title, { who: desk.name }));
  expect(shown('description')).toBe(`${say(phone.lang, 'set.base')} · ${words['clock.none']}`);
  expect((await fetch(shown('image'))).headers.get('content-type')).toBe('image/jpeg');

  // Whoever only looks needs no name; whoever wants to play is asked for it.
  const { page } = phone;
  // The system's sheet, which no test can see.
  await page.addInitScript(() => {
    navigator.share = async (what) => {
      document.documentElement.dataset.shared = JSON.stringify(what);
    };
  });
  await page.goto(link);
  await page
    .getByRole('heading', { name: inWords(phone, phone.words['welcome.invited-by'], { who: desk.name }) })
    .waitFor();
  await page.getByText(phone.words['terms.no-clock']).waitFor();
  expect(await smallTargets(page, '.online')).toEqual([]);
  await phone.button(phone.words['welcome.watch']).click();
  await page.locator('.room-seats').getByText(desk.name).waitFor();
  await phone.button(phone.words['welcome.play']).click();
  await page.getByLabel(phone.words['welcome.name']).fill(phone.name);
  await phone.button(phone.words['welcome.play']).click();
  await gameBegins(...people);

  for (const one of people) {
    const colon = COLON[one.lang];
    const here = people.map(({ name }) => `${name}${colon}${one.words['presence.here']}`);
    const heads = one.page.locator('.table-head .seat-life .hidden-text');
    await expect.poll(() => heads.allTextContents()).toEqual(here);
  }
  const [asked, other] = await askedFirst(...people);
  await asked.page.locator('.turn .confirm').waitFor();
  expect(await asked.page.title()).toContain(asked.words['notice.turn']);
  expect(await other.page.title()).not.toContain(other.words['notice.turn']);
  // No bot advises anybody.
  for (const one of people) expect(await one.page.locator('.hint-ask').count()).toBe(0);
  await desk.page.locator('#tab-chat').click();
  await desk.button(desk.words['phrase.hello']).click();
  const hello = (one: typeof desk) => inWords(one, one.words['phrase.hello']);
  await phone.page.locator('.bubbles').getByText(hello(phone)).waitFor();
  const said = desk.page.locator('.chat-words');
  await said.waitFor();
  expect(await said.textContent()).toBe(`${desk.name}${COLON[desk.lang]}${hello(desk)}`);
  await desk.page.locator('#tab-help').click();
  await desk.page.getByText(desk.table['table.kept.server']).waitFor();
}
