import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { row } from '../../../../src/domain/page-rows.ts';
import { cachedPage } from '../../../../src/host/pages/cached-page.ts';

const PAGE = row('/movies/popular', { kept: 60 });

/** Text that packs to nine kilobytes. */
const markup = () =>
  Array.from({ length: 1000 }, (_, n) => `<p class="card title poster">${Math.sin(n)}</p>`).join('');

async function keep(text: string) {
  const body = Buffer.from(text);
  const page = await cachedPage(PAGE, { status: 200, headers: { 'content-type': 'text/html' }, body }, {});
  return { page, whole: new WeakRef(body) };
}

test('a kept page takes the memory it counts, and not what it was made of', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const text = markup();
  const { page, whole } = await keep(text);
  const packed = [page.variants.br.body(), page.variants.gzip.body()];
  for (const { length, buffer } of packed) {
    expect(length).toBeGreaterThan(8192);
    expect(buffer.byteLength).toBe(length);
  }
  expect(page.bytes).toBeGreaterThan(packed.reduce((sum, { length }) => sum + length, 0));
  expect(page.bytes).toBeLessThan(text.length);
  await setImmediate();
  collect();
  expect(whole.deref()).toBeUndefined();
  expect(page.variants.identity.body().toString()).toBe(text);
});

test('what is not worth packing is kept once', async () => {
  const { page } = await keep('<p>Nothing yet</p>');
  const bodies = Object.values(page.variants).map(({ body }) => body());
  expect(new Set(bodies).size).toBe(1);
  expect(page.bytes).toBeLessThan(8192);
});
