import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';

const text = Array.from({ length: 500 }, (_, n) => `a${n} `).join('');

const packings = {
  br: (body: Buffer) =>
    brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  gz: (body: Buffer) => gzipSync(body, { level: 9 }),
};

/** Files the build writes besides these, with their content. */
async function packed(files: Record<string, string>): Promise<Record<string, Buffer>> {
  const root = mkdtempSync(path.join(tmpdir(), 'marquee-build-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const client = path.join(root, 'dist/client');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(client, name)), { recursive: true });
    writeFileSync(path.join(client, name), text);
  }
  writeFileSync(path.join(root, 'server.js'), text);
  const elsewhere = vi.spyOn(process, 'cwd').mockReturnValue(root);
  vi.resetModules();
  await import('../../../src/host/precompress.ts');
  elsewhere.mockRestore();
  expect(readdirSync(root).toSorted()).toEqual(['dist', 'server.js']);
  const names = readdirSync(client, { recursive: true, encoding: 'utf8' }).toSorted();
  const made = names.filter((name) => /\.(?:br|gz)$/.test(name));
  return Object.fromEntries(made.map((name) => [name, readFileSync(path.join(client, name))]));
}

test('Writes smallest compressed copies of all texts of the build', async () => {
  const kinds = ['css', 'js', 'mjs', 'json', 'svg', 'txt', 'xml', 'html'];
  const names = [...kinds.map((kind) => `a.${kind}`), '_astro/deep/b.js'];
  const twins = await packed(Object.fromEntries(names.map((name) => [name, text])));
  expect(Object.keys(twins)).toEqual(names.flatMap((name) => [`${name}.br`, `${name}.gz`]).toSorted());
  const [br, gz] = [twins['a.js.br']!, twins['a.js.gz']!];
  expect([brotliDecompressSync(br).toString(), gunzipSync(gz).toString()]).toEqual([text, text]);
  expect([br, gz]).toEqual([packings.br(Buffer.from(text)), packings.gz(Buffer.from(text))]);
});

test('Skips other files and folders', async () => {
  expect(await packed({ 'a.png': text, 'a.js.map': text, js: text, 'folder.js/b.png': text })).toEqual({});
});

test('Writes a copy only if it saves more than its headers cost', async () => {
  // Unique characters cannot be compressed; each repeated one at the end saves one byte.
  const own = Array.from({ length: 60 }, (_, n) => String.fromCharCode(33 + n)).join('');
  const saves = (kind: 'br' | 'gz', body: string) =>
    Buffer.byteLength(body) - packings[kind](Buffer.from(body)).length;
  for (const kind of ['br', 'gz'] as const) {
    const bodies = Array.from({ length: 120 }, (_, n) => own + 'a'.repeat(n));
    const at = (saved: number) => bodies.find((body) => saves(kind, body) === saved) ?? '';
    expect([at(50), at(51)]).not.toContain('');
    const twins = await packed({ 'less.js': at(50), 'more.js': at(51) });
    expect(Object.keys(twins).filter((name) => name.endsWith(kind))).toEqual([`more.js.${kind}`]);
  }
});
