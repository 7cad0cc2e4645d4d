import { say } from '@bastide/rules';
import { expect, test } from 'vitest';
import { useServer } from '../testing/use-server.ts';

const server = useServer();

async function look(path: string, language = ''): Promise<{ status: number; text: string }> {
  const answer = await fetch(new URL(path, server.url), {
    headers: { 'accept-language': language },
    redirect: 'manual',
  });
  return { status: answer.status, text: await answer.text() };
}

test('a short link says who invites to what, in the language asked for, and leads to the table', async () => {
  const ann = await server.join('Ann');
  const { game, keys } = await ann.create({
    clock: { kind: 'live', base: 900, increment: 15 },
    visibility: 'link',
  });
  const path = `t/${game}${keys.play.slice(0, 8)}`;
  const { status, text } = await look(path);
  expect(status).toBe(200);
  expect(text).toContain('<meta property="og:title" content="Ann invites you to a game of Bastide" />');
  expect(text).toContain(`${say('en', 'set.base')} · 15 min + 15 s a tile`);
  expect(text).toContain(`url=../#/online/${game}/${keys.play}`);
  expect((await look(path, 'de-CH, de;q=0.9')).text).toContain('Ann lädt dich zu einem Spiel Bastide ein');
});

test('a name is no markup', async () => {
  const eve = await server.join('<b>"Eve"</b>');
  const { game, keys } = await eve.create();
  const { text } = await look(`t/${game}${keys.play.slice(0, 8)}`);
  expect(text).not.toContain('<b>');
  expect(text).toContain('&#60;b&#62;&#34;Eve&#34;&#60;/b&#62;');
});

test('who has only the key to watch, or none, learns nothing', async () => {
  const ann = await server.join('Ann');
  const { game, keys } = await ann.create({ visibility: 'link' });
  for (const code of [
    `${game}${keys.watch.slice(0, 8)}`,
    `${game}AAAAAAAA`,
    'nonsense',
    `${'A'.repeat(30)}`,
  ]) {
    const { status, text } = await look(`t/${code}`);
    expect([302, 400]).toContain(status);
    expect(text).not.toContain(keys.play);
  }
});
