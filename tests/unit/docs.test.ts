import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { expect, test } from 'vitest';

const files = globSync(
  ['*', '{src,messages,project.inlang,packages,tests,docs,supabase,public,deploy}/**/*'],
  {
    exclude: ['tests/results', 'node_modules'],
  },
).map((file) => file.replaceAll('\\', '/'));
const DOCS = files.filter((file) =>
  /^(?:README|(?:docs|docs\/decisions|tests|supabase|packages\/\w+)\/[\w-]+)\.md$/.test(file),
);

/** Files users get, which are not in the repository. */
const NOT_OURS = new Set([
  ...['marquee.json', 'feed.json', 'radarr.json', 'sonarr.json', '/api/v1/openapi.json'],
]);

/** `a/{b,c}.ts` becomes `a/b.ts` and `a/c.ts`. */
function expanded(written: string): string[] {
  const [, before = '', choices, after = ''] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(written) ?? [];
  if (choices === undefined) return [written];
  return choices.split(',').flatMap((choice) => expanded(before + choice + after));
}

/** Paths of files and folders in a text's code spans: whole, or the end of one. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([\w@.*{},/-]+)`/g)]
    .map(([, code = '']) => code)
    .filter(
      (code) =>
        // An ending alone (`.server.ts`) names a kind of file.
        !code.startsWith('.') &&
        (/\.(?:ts|tsx|astro|mjs|css|sql|json|svg|md|webmanifest|yaml)$/.test(code) ||
          /^(?:src|packages|tests|docs|supabase|public|deploy)\//.test(code)),
    )
    .flatMap(expanded);
}

/** Whether a path of the repository ends like this; a star matches part of a name. */
function isThere(written: string): boolean {
  const name = written
    .replace(/\/$/, '')
    .replaceAll('.', String.raw`\.`)
    .replaceAll('*', '[^/]*');
  const pattern = new RegExp(`(?:^|/)${name}(?:$|/)`);
  return files.some((file) => pattern.test(file));
}

test.each(DOCS)('Names only existing files in %s', (doc) => {
  const named = pathsIn(readFileSync(doc, 'utf8')).filter((one) => !NOT_OURS.has(one));
  expect(named.filter((one) => !isThere(one))).toEqual([]);
});

/** Files linked by a document in the folder `from`. */
const linksIn = (text: string, from: string): string[] =>
  [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => posix.join(from, link));

test.each(DOCS)('Links to existing files in %s', (doc) => {
  const linked = linksIn(readFileSync(doc, 'utf8'), dirname(doc));
  expect(linked.filter((one) => !existsSync(one))).toEqual([]);
});

test('Lists each decision once in the index, in order', () => {
  const index = 'docs/decisions/README.md';
  const records = DOCS.filter((doc) => /^docs\/decisions\/\d{4}-/.test(doc)).toSorted();
  expect(records.length).toBeGreaterThan(0);
  expect(linksIn(readFileSync(index, 'utf8'), dirname(index))).toEqual(records);
});

test('Names every package in NOTICE whose licence requires it', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean; license?: string }>;
  };
  const named = readFileSync('NOTICE', 'utf8')
    .split('\n')
    .flatMap((line) => /^ {2}(\S+)/.exec(line)?.[1] ?? [])
    .map((name) => new RegExp(`^${name.replaceAll('.', String.raw`\.`).replaceAll('*', '.*')}$`));
  const asking = Object.entries(packages)
    .filter(([, { dev, license = '' }]) => !dev && /GPL|MPL|CC-BY|OFL/.test(license))
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(asking).toContain('@img/sharp-libvips-linux-x64');
  expect(asking.filter((name) => !named.some((pattern) => pattern.test(name)))).toEqual([]);
});
