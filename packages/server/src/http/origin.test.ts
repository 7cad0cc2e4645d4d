import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { Buckets } from './buckets.ts';
import { isOwnOrigin } from './origin.ts';

test('without a list only the own page, under a name a stranger’s domain can’t have', () => {
  const own = (origin: string | undefined, host: string) => isOwnOrigin(origin, host, []);
  for (const host of [
    'localhost:8080',
    '127.0.0.1:80',
    '192.168.1.7:8080',
    '[::1]:8080',
    'kitchen',
    'kitchen.local',
  ])
    expect(own(new URL(`http://${host}`).origin, new URL(`http://${host}`).host)).toBe(true);
  expect(own('http://evil.example', 'evil.example')).toBe(false);
  expect(own('http://localhost:9090', 'localhost:8080')).toBe(false);
  expect(own(undefined, 'localhost')).toBe(false);
  expect(own('null', 'localhost')).toBe(false);
});

test('with a list only those on it', () => {
  const allowed = ['https://play.example'];
  expect(isOwnOrigin('https://play.example', 'inner:8080', allowed)).toBe(true);
  expect(isOwnOrigin('http://play.example', 'play.example', allowed)).toBe(false);
  expect(isOwnOrigin('http://localhost', 'localhost', allowed)).toBe(false);
});

test('a bucket lets so many through at once and so many a second, each key for itself', () => {
  const buckets = new Buckets({ size: 3, perSecond: 2 });
  expect([0, 0, 0, 0].map((now) => buckets.take('a', now))).toEqual([true, true, true, false]);
  expect(buckets.take('b', 0)).toBe(true);
  expect([400, 500, 600].map((now) => buckets.take('a', now))).toEqual([false, true, false]);
  expect(buckets.take('c', 10_000)).toBe(true);
  expect(buckets.keys).toBe(1);
});

const MAIL = {
  BASTIDE_MAIL: 'smtp://user:50%25@host:587',
  BASTIDE_MAIL_FROM: 'play@example.org',
  BASTIDE_ORIGINS: 'https://a.example',
};

test('settings: nothing is needed; what can’t be understood is refused', () => {
  expect(readConfig({}).store).toMatch(/data.bastide\.db$/);
  expect(readConfig({ BASTIDE_DATA: '/var/lib/bastide' }).store).toContain('/var/lib/bastide');
  expect(readConfig({ BASTIDE_ORIGINS: 'https://a.example, https://b.example' }).origins).toHaveLength(2);
  expect(readConfig(MAIL).notices.mail).toMatchObject({ server: MAIL.BASTIDE_MAIL });
  for (const env of [
    { BASTIDE_PROXIES: 'yes' },
    { BASTIDE_ORIGINS: 'a.example' },
    { BASTIDE_METRICS: 'maybe' },
    { BASTIDE_STORE: 'mysql://host/games' },
    { BASTIDE_LOG: 'loud' },
    { BASTIDE_ORIGIN: 'https://a.example' },
    { bastide_log: 'warn' },
    { BASTIDE_STORE: 'postgres:/games' },
    { BASTIDE_STORE: 'postgres:user@host' },
    { BASTIDE_BOT_THREADS: '0' },
    { BASTIDE_GUEST_DAYS: '0' },
    { BASTIDE_MAX_SOCKETS: '0' },
    { ...MAIL, BASTIDE_MAIL: 'smtp://user:1#23@host' },
    { ...MAIL, BASTIDE_MAIL: 'smtp://user:50%@host' },
  ])
    expect(() => readConfig(env as Record<string, string>), JSON.stringify(env)).toThrow(ConfigError);
  expect(() => readConfig({ BASTIDE_PROXY: '1' })).toThrow(/no setting BASTIDE_PROXY\..*BASTIDE_PROXIES/);
});
