import { faultBody } from '@bastide/protocol';
import { expect, test, vi } from 'vitest';
import { reportFault } from './report-fault.ts';

test('a fault is told in the server’s words, a few times and no more', () => {
  const sent = vi.fn(async (_: string, __: { readonly body: string }) => new Response('{}'));
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal('location', { pathname: '/', hash: '#/table/x?key=secret' });
  for (let i = 0; i < 10; i++) reportFault(new Error('x'.repeat(2000)));
  expect(sent).toHaveBeenCalledTimes(3);
  const [path, { body }] = sent.mock.calls[0];
  expect(path).toBe('api/fault');
  expect(faultBody.parse(JSON.parse(body))).toMatchObject({ path: '/' });
  expect(body).not.toContain('secret');
  vi.unstubAllGlobals();
});
