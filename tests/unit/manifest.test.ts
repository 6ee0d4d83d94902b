import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageAt } from '../../src/domain/pages.ts';
import { sizeOfPng } from '../support/png.ts';

interface Manifest {
  icons: { src: string; sizes: string; type: string; purpose: string }[];
  shortcuts: { url: string }[];
  start_url: string;
}

const manifest = JSON.parse(readFileSync('public/site.webmanifest', 'utf8')) as Manifest;

test('the manifest names icons of 192 and 512 pixels and a maskable one, each of the size it says', () => {
  const pictures = manifest.icons.filter(({ type }) => type === 'image/png');
  expect(pictures.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of pictures) {
    const size = sizeOfPng(readFileSync(`public/${src}`));
    expect(`${size?.width}x${size?.height}`).toBe(sizes);
  }
});

test('an installed Marquee opens at pages that exist, below whatever its manifest lies', () => {
  for (const named of [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)]) {
    const { pathname } = new URL(named, 'https://example.org/apps/marquee/site.webmanifest');
    expect(pathname).toMatch(/^\/apps\/marquee\//);
    expect(pageAt(pathname.slice('/apps/marquee'.length)), named).toBeDefined();
  }
});

test('phones find an icon of 180 pixels that fills its square', () => {
  expect(sizeOfPng(readFileSync('public/apple-touch-icon.png'))).toEqual({ width: 180, height: 180 });
});
