import { say } from '@bastide/rules';
import { expect } from 'vitest';
import { de } from '../../../server/src/notices/texts/de.ts';
import { en } from '../../../server/src/notices/texts/en.ts';
import { fr } from '../../../server/src/notices/texts/fr.ts';
import { holds } from '../support/holds.ts';
import { playRandom } from '../support/table.ts';
import { shownOf } from './elsewhere.ts';
import { askedFirst, gameBegins } from './tables.ts';
import { inWords, playAtOpenTable, type Two } from './two.ts';

const NOTICES = { en, fr, de };
const SECOND = 1000;

/** What a push tells. */
interface Told {
  readonly title: string;
  readonly body: string;
  readonly game: string;
  readonly image: string;
}

export async function toldElsewhere(two: Two): Promise<void> {
  const { at, desk, phone, browser } = two;
  const { page, words } = phone;
  await playAtOpenTable(two, async () => {
    await desk.page.getByLabel(desk.words['create.clock']).selectOption('day');
  });
  const game = new URL(page.url()).hash.split('/')[2];
  const question = page.getByText(words['notice.ask']);
  await phonePlaysFirst(two, async () => expect(await question.count()).toBe(0));

  // By push, as one is asked after the first turn; by mail, from the menu.
  await phone.button(words['notice.yes']).click();
  await question.waitFor({ state: 'detached' });
  const address = `${phone.name.toLowerCase()}@example.org`;
  await phone.openMenu();
  await page.getByLabel(words['mail.label']).fill(address);
  await phone.button(words['mail.ask']).click();
  await page.getByText(inWords(phone, words['mail.sent'], { address })).waitFor();
  const asked = await mailTo(two, address, 1);
  const notices = NOTICES[phone.lang];
  expect(asked.subject).toBe(inWords(phone, notices['confirm.subject']));
  await phone.go(linkIn(asked.text, inWords(phone, notices['confirm.do'])).hash);
  await phone.button(words['mail.yes.do']).click();
  await page.getByText(words['mail.yes.done']).waitFor();

  // Meanwhile at another table, where a badge says that the desk has played, and leads there.
  await phone.go('#/online/new');
  await page.getByLabel(inWords(phone, words['create.guest'], { n: 2 })).selectOption('page');
  await phone.button(words['create.do']).click();
  await holds(page, (here) => /online\/[\w-]{22}/.test(location.hash) && !location.hash.includes(here), game);
  await gameBegins(phone);
  const badge = page.locator('.table-head .turns-elsewhere a');
  expect(await badge.count()).toBe(0);
  await page.evaluate(() => {
    document.documentElement.dataset.hidden = '';
    delete document.documentElement.dataset.trembled;
  });
  while (await desk.isAsked()) await playRandom(desk.page);
  await badge.waitFor();
  expect(await badge.getAttribute('title')).toBe(inWords(phone, words['notice.turns'], { n: 1 }));
  await page
    .locator(`html[data-notified="${inWords(phone, words['notice.turn'])}"][data-trembled]`)
    .waitFor();

  at.clock.pass(15 * SECOND);
  await expect.poll(() => at.pushes.to(browser).length, { timeout: 10_000 }).toBe(1);
  const told = browser.read(at.pushes.to(browser)[0]) as Told;
  const title = inWords(phone, notices['turn.played'], { who: desk.name });
  expect(told).toMatchObject({ title, game, lang: phone.lang });
  const [played, set, standing, left] = told.body.split(' · ');
  expect(played).toMatch(moveIn(two));
  expect(set).toBe(say(phone.lang, 'set.base'));
  expect(standing).toMatch(new RegExp(`^${desk.name} \\d+ – ${phone.name} \\d+$`));
  expect(left).toBe(inWords(phone, notices['left.hours'], { n: 24 }));
  const image = new URL(told.image, at.server.url).href;
  expect((await fetch(image)).headers.get('content-type')).toBe('image/jpeg');
  const data = new URL(`/#/online/${game}`, at.server.url).href;
  expect(await shownOf(phone, told)).toMatchObject({ title, body: told.body, image, data });

  at.clock.pass(15 * 60 * SECOND);
  const mail = await mailTo(two, address, 2);
  expect(mail.subject).toBe(title);
  expect(mail.text).toContain(played);
  expect(mail.text).toContain('bastide.jpg');
  expect(linkIn(mail.text, inWords(phone, notices['mail.play'])).href).toBe(data);

  await badge.click();
  await holds(page, (turn) => document.title.includes(turn), words['notice.turn']);
  expect(page.url()).toContain(game);
  const stop = linkIn(mail.text, inWords(phone, notices['mail.stop']));
  expect(mail.headers['list-unsubscribe']).toBe(`<${stop.href}>`);
  await page.goto(stop.href);
  await page.getByRole('heading', { name: words['mail.no.title'] }).waitFor();
  await phone.button(words['mail.no.do']).click();
  await page.getByText(words['mail.no.done']).waitFor();
}

/** Until the phone has played a turn and the desk is asked again; nobody asks anything before. */
async function phonePlaysFirst({ phone, people }: Two, before: () => Promise<void>): Promise<void> {
  for (let hasPlayed = false; ; ) {
    const [asked] = await askedFirst(...people);
    if (asked !== phone && hasPlayed) return;
    await before();
    while (await asked.isAsked()) await playRandom(asked.page);
    hasPlayed ||= asked === phone;
  }
}

async function mailTo({ at: { post } }: Two, address: string, n: number) {
  const mails = () => post.mails.filter(({ to }) => to === address);
  await expect.poll(() => mails().length, { timeout: 10_000 }).toBe(n);
  return mails()[n - 1];
}

/** The link that stands below its words in a mail. */
function linkIn(text: string, words: string): URL {
  const [, link = ''] = text.split(`${words}\r\n`);
  return new URL(/^\S+/.exec(link)?.[0] ?? '');
}

/** What the desk has played, or what was scored by it, in words of the phone. */
function moveIn({ desk, phone }: Two): RegExp {
  const said = NOTICES[phone.lang];
  const anything = { land: '(.+)', figure: '(.+)', points: '(.+)', cause: '(.+)' };
  const one = (text: string, who: string) =>
    inWords(phone, text.replace(/[()]/g, '\\$&'), { ...anything, who });
  const ways = [
    one(said.played, desk.name),
    one(said['played.figure'], desk.name),
    one(said.scored, `(${desk.name}|${phone.name})`),
  ];
  return new RegExp(`^(${ways.join('|')})$`);
}
