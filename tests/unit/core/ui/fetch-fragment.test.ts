// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { fetchFragment } from '../../../../src/core/ui/fetch-fragment.ts';

afterEach(() => void vi.restoreAllMocks());

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };
const answers = (answer: () => Promise<Response>) => vi.spyOn(globalThis, 'fetch').mockImplementation(answer);

test('Reads a fragment from the server’s page', async () => {
  const asked = answers(() => Promise.resolve(new Response('<p>One</p><p>Two</p>', { headers: HTML })));
  const found = await fetchFragment('/movies?page=2');
  expect(asked).toHaveBeenCalledWith('/partials/movies?page=2', { signal: null });
  expect(found.kind === 'ok' && [...found.body.children].map(({ textContent }) => textContent)).toEqual([
    'One',
    'Two',
  ]);
});

test.each([
  ['nothing to show', 'none', () => Promise.resolve(new Response('', { status: 404, headers: HTML }))],
  ['a refusal', 'failed', () => Promise.resolve(new Response('', { status: 503, headers: HTML }))],
  ['no network', 'failed', () => Promise.reject(new TypeError('Failed to fetch'))],
  ...['<!doctype html><p>Pay</p>', '<html><head><title>Wi-Fi</title></head><p>Pay</p></html>'].map(
    (portal) =>
      [
        'a captive portal',
        'foreign',
        () => Promise.resolve(new Response(portal, { headers: HTML })),
      ] as const,
  ),
] as const)('Reports %s as %s', async (_what, kind, answer) => {
  answers(answer);
  expect(await fetchFragment('/movies')).toEqual({ kind });
});

test('Treats an abort as no defect', async () => {
  const calling = new AbortController();
  answers(() => Promise.reject(new DOMException('called off', 'AbortError')));
  calling.abort();
  expect(await fetchFragment('/movies', calling.signal)).toEqual({ kind: 'failed' });
});

test('Does not mistake a defect of ours for an outage', async () => {
  answers(() => Promise.reject(new RangeError('ours')));
  await expect(fetchFragment('/movies')).rejects.toThrow('ours');
});
