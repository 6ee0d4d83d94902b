import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inAnswer } from '../../src/contract/language.ts';
import type { Language } from '../../src/core/language/languages.ts';
import { pageAt } from '../../src/core/pages.ts';
import { GET } from '../../src/pages/site.webmanifest.ts';
import { sizeOfPng } from '../support/png.ts';

interface Manifest {
  lang: string;
  dir: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
  shortcuts: { url: string }[];
  start_url: string;
}

/** The manifest in a language, of a site below `/apps/marquee`. */
async function manifestIn(language: Language): Promise<Manifest> {
  const context = {} as Parameters<typeof GET>[0];
  const answer = await inAnswer('/apps/marquee', language, async () => GET(context));
  expect(answer.headers.get('content-type')).toBe('application/manifest+json');
  return (await answer.json()) as Manifest;
}

const manifest = await manifestIn('en');

test('Has icons of 192 and 512 pixels and a maskable one, of the declared sizes', () => {
  const pictures = manifest.icons.filter(({ type }) => type === 'image/png');
  expect(pictures.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of pictures) {
    const size = sizeOfPng(readFileSync(src.replace('/apps/marquee', 'public')));
    expect(`${size?.width}x${size?.height}`).toBe(sizes);
  }
});

test('Opens an installed Marquee at existing pages, below the manifest’s path', () => {
  for (const named of [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)]) {
    const { pathname } = new URL(named, 'https://example.org/apps/marquee/site.webmanifest');
    expect(pathname).toMatch(/^\/apps\/marquee\//);
    expect(pageAt(pathname.slice('/apps/marquee'.length)), named).toBeDefined();
  }
});

test('Has an icon of 180 pixels for phones that fills its square', () => {
  expect(sizeOfPng(readFileSync('public/apple-touch-icon.png'))).toEqual({ width: 180, height: 180 });
});

test('Keeps an app in the language of the page it was installed from', async () => {
  const { lang, dir, start_url } = await manifestIn('ar');
  expect([lang, dir, start_url]).toEqual(['ar', 'rtl', './']);
  expect([manifest.lang, manifest.dir]).toEqual(['en', 'ltr']);
});
