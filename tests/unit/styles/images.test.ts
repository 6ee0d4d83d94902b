import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Attributes of each `<img>` in our sources, up to its end outside of braces. */
const images = (source: string) =>
  source
    .split('<img')
    .slice(1)
    .map((rest) => rest.replace(/\{(?:[^{}]|\{[^{}]*\})*\}/g, '{}').split('>', 1)[0] ?? '');

test('Gives every picture its size in advance, and decodes it asynchronously', () => {
  const files = globSync('src/**/*.{astro,tsx}');
  const found = files.flatMap((file) => images(readFileSync(file, 'utf8')).map((tag) => ({ file, tag })));
  expect(found.length).toBeGreaterThan(10);
  for (const { file, tag } of found)
    for (const attribute of ['width=', 'height=', 'decoding="async"'])
      expect(tag, `${attribute} in ${file}`).toContain(attribute);
});
