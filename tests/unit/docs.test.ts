import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = globSync(['*', '{src,tests,docs,supabase,public,deploy}/**/*'], {
  exclude: ['tests/results', 'node_modules'],
}).map((file) => file.replaceAll('\\', '/'));
const DOCS = files.filter((file) => /^(?:README|(?:docs|tests|supabase)\/[\w-]+)\.md$/.test(file));

/** What people get, which lies nowhere here. */
const NOT_OURS = new Set([
  ...['marquee.json', 'feed.json', 'radarr.json', 'sonarr.json', '/api/v1/openapi.json'],
]);

/** `a/{b,c}.ts` is `a/b.ts` and `a/c.ts`. */
function expanded(written: string): string[] {
  const [, before = '', choices, after = ''] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(written) ?? [];
  if (choices === undefined) return [written];
  return choices.split(',').flatMap((choice) => expanded(before + choice + after));
}

/** The files and folders that a text names in code: whole paths, or the end of one. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([\w@.*{},/-]+)`/g)]
    .map(([, code = '']) => code)
    .filter(
      (code) =>
        /\.(?:ts|tsx|astro|mjs|css|sql|json|svg|md|webmanifest|yaml)$/.test(code) ||
        /^(?:src|tests|docs|supabase|public|deploy)\//.test(code),
    )
    .flatMap(expanded);
}

/** Whether something of the repository ends so; a star stands for part of a name. */
function isThere(written: string): boolean {
  const name = written
    .replace(/\/$/, '')
    .replaceAll('.', String.raw`\.`)
    .replaceAll('*', '[^/]*');
  const pattern = new RegExp(`(?:^|/)${name}(?:$|/)`);
  return files.some((file) => pattern.test(file));
}

test.each(DOCS)('%s names no file that is not there', (doc) => {
  const named = pathsIn(readFileSync(doc, 'utf8')).filter((one) => !NOT_OURS.has(one));
  expect(named.filter((one) => !isThere(one))).toEqual([]);
});

test('each decision stands under an area, with its day', () => {
  const [, ...areas] = readFileSync('docs/decisions.md', 'utf8').split(/^## /m);
  expect(areas.length).toBeGreaterThan(5);
  for (const area of areas)
    for (const decision of area.split(/^(?=- )/m).slice(1))
      expect(decision).toMatch(/^- \*\*20\d\d-\d\d-\d\d, (?:changed 20\d\d-\d\d-\d\d, )?\S/);
});

test('the map of the features fits on sixty lines, and names each', () => {
  const map = readFileSync('docs/where.md', 'utf8').trimEnd().split('\n');
  expect(map.length).toBeLessThanOrEqual(60);
  const features = globSync('src/domain/*/').map((folder) => folder.split(/[/\\]/)[2]);
  const layers = new Set(['language', 'messages', 'toasts', 'translations']);
  for (const feature of features.filter((name) => name && !layers.has(name)))
    expect(
      map.some((row) => row.startsWith('| `') && row.includes(`\`${feature}\``)),
      feature,
    ).toBe(true);
});
