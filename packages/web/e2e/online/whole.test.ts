import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { smallTargets } from '../layout/small-targets.ts';
import { holds } from '../support/holds.ts';
import { LEAST_LAND, landOf } from '../support/land-size.ts';
import { playRandom } from '../support/table.ts';
import { keepEvidence } from '../support/visit.ts';
import { PHONE } from '../support/visitor.ts';
import { ReachingServer } from './elsewhere.ts';
import { inTheLobby, shared } from './in-the-lobby.ts';
import { invitedAndPlaying } from './invited.ts';
import type { Person } from './person.ts';
import { askedFirst, samePosition } from './tables.ts';
import { type Comes, claimWin, inWords, playAtOpenTable, type Two, twoCome } from './two.ts';
import { toldElsewhere } from './whole-days.ts';

const ENGLISH = { locale: 'en-GB' };
const FRENCH = { locale: 'fr-FR' };
const GERMAN = { locale: 'de-DE' };

/** Every language at a desk and on a phone. */
const SCENES: readonly { readonly desk: Comes; readonly phone: Comes }[] = [
  { desk: ['Ann', ENGLISH], phone: ['Basile', { ...PHONE, ...FRENCH }] },
  { desk: ['Dora', GERMAN], phone: ['Amy', { ...PHONE, ...ENGLISH }] },
  { desk: ['Blanche', FRENCH], phone: ['Detlef', { ...PHONE, ...GERMAN }] },
];

let at: ReachingServer;
beforeAll(async () => {
  at = await ReachingServer.start();
});
afterAll(() => at.remove());

describe.each(SCENES)('$desk.0 at a desk and $phone.0 on a phone', ({ desk, phone }) => {
  let two: Two;
  beforeAll(async () => {
    two = await twoCome(at, desk, phone);
  });
  afterAll(async () => {
    for (const one of two.people) await one.leave();
  });
  const step = (title: string, act: (both: Two) => Promise<void>) =>
    test(title, async () => {
      try {
        await act(two);
      } catch (error) {
        await keepEvidence({ desk: two.desk.page, phone: two.phone.page });
        throw error;
      }
    });

  step(
    'two taps invite; who is invited learns by whom and to what, looks, gives a name and plays',
    invitedAndPlaying,
  );
  step('a move looks sent, then taken; what is said floats over the land; nothing shifts', sentAndSaid);
  step('what happened since is told; a turn is taken back if the other agrees', takenBack);
  step('a dead line is told to both, for how long too, until it is mended', cutOff);
  step('a whole game, to the same result', async ({ people }) => {
    await Promise.all(people.map((one) => one.playOn()));
    for (const { page } of people) await page.locator('dialog.end').waitFor();
    await samePosition(people);
    const [first, second] = await Promise.all(
      people.map(({ page }) => page.locator('.ranked-name').allTextContents()),
    );
    expect(first).toEqual(second);
  });
  step('who leaves a rated game loses it; a bot plays, and who stays claims the win', leftRated);
  step('a bot advises where all see that it may; who runs out of time has lost', outOfTime);
  step('a game of days: turns are told by push and mail, and the next game is one tap away', toldElsewhere);
  step('the lobby has one’s games by what waits, and offers something', inTheLobby);
  step('a link is shared with what the phone has for that', shared);
});

async function sentAndSaid({ people, wires, desk, phone }: Two): Promise<void> {
  const places = () => Promise.all(people.map(({ page }) => page.locator('.land').boundingBox()));
  const before = await places();
  for (const _ of people) {
    const [asked] = await askedFirst(...people);
    const wire = wires[people.indexOf(asked)];
    const delivery = asked.page.locator('.delivery');
    wire.hold();
    while (await asked.isAsked()) await playRandom(asked.page);
    await asked.page.getByRole('heading', { name: asked.table['table.played'] }).waitFor();
    await delivery.getByText(asked.words['head.sending']).waitFor();
    expect(await asked.page.getByText(asked.table['table.chance']).count()).toBe(0);
    wire.release();
    await delivery.getByText(asked.words['head.taken']).waitFor();
    await delivery.and(asked.page.locator('[data-is="nothing"]')).waitFor({ state: 'attached' });
  }
  await phone.button(phone.words['chat.title']).click();
  await phone.page.keyboard.type('Hé, schön!');
  expect(await places()).toEqual(before);
  expect(await smallTargets(phone.page, '.table-head', '.side')).toEqual([]);
  await phone.page.keyboard.press('Enter');
  for (const { page } of people) await page.locator('.bubbles').getByText('Hé, schön!').waitFor();
  expect(await phone.page.locator('.say-here').count()).toBe(0);
  expect(await places()).toEqual(before);
  expect(await desk.page.locator('.head-notes .bubbles li').count()).toBe(1);
}

async function takenBack({ people, phone }: Two): Promise<void> {
  // Up to the beginning of somebody's turn.
  const isPlacing = () =>
    people[0].page.evaluate(() => window.bastide.session?.state.view.question.id === 'place');
  for (let moves = 12; moves < 20; moves++) {
    await Promise.all(people.map((one) => one.playOn(moves)));
    if (await isPlacing()) break;
  }
  await samePosition(people);
  const [asked, last] = await askedFirst(...people);
  await asked.page.locator('.since-outlines > g').waitFor({ state: 'attached' });
  await asked.page.locator('.since-opener').click();
  expect(await asked.page.locator('.since li > button').count()).toBe(1);
  await asked.page.locator('.since-opener').click();
  expect(await landOf(phone.page)).toBeGreaterThanOrEqual(LEAST_LAND);

  const land = () => last.page.locator('.land').boundingBox();
  const [before, place] = [await last.moves(), await land()];
  const ask = () => last.button(last.table['table.undo.ask']).click();
  const refuse = asked.button(asked.words['undo.refuse']);
  await ask();
  await refuse.waitFor();
  expect(await land()).toEqual(place);
  await last.button(last.words['undo.cancel']).click();
  await refuse.waitFor({ state: 'detached' });
  await ask();
  await asked.page.getByText(inWords(asked, asked.words['undo.asked'], { who: last.name })).waitFor();
  await refuse.click();
  await last.page.getByText(last.words['undo.refused']).waitFor();
  expect(await last.moves()).toBe(before);
  await ask();
  await asked.button(asked.words['undo.agree']).click();
  await holds(last.page, (n) => (window.bastide?.session?.state.log.length ?? n) < n, before);
  await last.page.locator('.turn .confirm').waitFor();
  await samePosition(people);
  // The tile is in hand again, not only the follower.
  expect(await last.isAsked()).toBe(true);
  expect(await isPlacing()).toBe(true);
  expect(await landOf(phone.page)).toBeGreaterThanOrEqual(LEAST_LAND);
}

async function cutOff({ desk, phone, wires }: Two): Promise<void> {
  await wires[1].cut();
  await phone.page.getByText(phone.words['line.away']).waitFor();
  const how = desk.page.locator('.head-seats .head-how');
  const seconds = inWords(desk, desk.words['presence.away.seconds'], { n: '\\d+' });
  await how.getByText(new RegExp(seconds)).waitFor();
  wires[1].mend();
  await phone.page.getByText(phone.words['line.away']).waitFor({ state: 'detached' });
  await how.waitFor({ state: 'detached' });
  // What was said has gone by itself meanwhile, or does so soon.
  await desk.page.locator('.bubbles li').waitFor({ state: 'detached', timeout: 9000 });
}

async function leftRated(two: Two): Promise<void> {
  const { people, desk, phone } = two;
  for (const one of people) {
    await one.go('#/online');
    await one.button(one.words['me.keep']).click();
    await one.page.getByText(one.words['me.now-kept']).waitFor();
  }
  await playAtOpenTable(two, async () => undefined);
  await Promise.all(people.map((one) => one.playOn(8)));
  const land = await desk.page.locator('.land').boundingBox();
  await phone.leaveGame();
  await desk.page.locator('.head-seats .head-how').getByText(desk.words['gone.left.bot']).waitFor();
  const bot = inWords(desk, desk.words['seat.replaced'], { name: phone.name });
  await desk.page.locator('.side').getByText(bot, { exact: true }).first().waitFor();
  await phone.page.getByText(phone.words['table.left.bot']).waitFor();
  await desk.button(desk.words['claim.do']).waitFor();
  expect(await desk.page.locator('.land').boundingBox()).toEqual(land);
  await claimWin(desk, phone, 'end.left');
  for (const { page, words } of people) {
    await page.getByRole('region', { name: words['end.ratings'] }).locator('li').nth(1).waitFor();
    expect(await changed(page, desk.name)).toBeGreaterThan(0);
    expect(await changed(page, phone.name)).toBeLessThan(0);
  }
}

/** By how much a rating has changed. */
async function changed(page: Person['page'], name: string): Promise<number> {
  const words = await page
    .locator('.rating-changes li')
    .filter({ has: page.getByText(name, { exact: true }) })
    .innerText();
  const [, before, after] = /(\d+)\s*→\s*(\d+)/.exec(words) ?? [];
  return Number(after) - Number(before);
}

async function outOfTime(two: Two): Promise<void> {
  const {
    people,
    desk,
    phone,
    at: { clock },
  } = two;
  const { page, words } = desk;
  await playAtOpenTable(
    two,
    async () => {
      await page.getByLabel(words['create.clock']).selectOption('own');
      await page.getByLabel(words['create.minutes']).fill('5');
      await page.getByLabel(words['create.seconds']).fill('0');
      await page.getByLabel(words['create.timeout']).selectOption('bot');
      await page.getByLabel(words['create.hints']).check();
    },
    () => phone.page.locator('.online.room').getByText(phone.words['terms.hints']).waitFor(),
  );
  const [asked, other] = await askedFirst(...people);
  await asked.page.locator('.hint-ask').waitFor({ state: 'attached' });
  expect(await asked.page.locator('.clock[data-running="true"]').textContent()).toMatch(/^[45]:\d\d$/);
  clock.pass(6 * 60_000);
  await asked.page.getByText(asked.words['table.time.bot']).waitFor();
  await other.page.locator('.head-how').getByText(other.words['gone.time.bot']).waitFor();
  // Whose clock runs as the game ends.
  const running = other.page.locator('.clock[data-running="true"]');
  await running.waitFor();
  await claimWin(other, asked, 'end.time');
  expect(await other.page.locator('.clock').count()).toBe(1);
  expect(await running.count()).toBe(0);
}
