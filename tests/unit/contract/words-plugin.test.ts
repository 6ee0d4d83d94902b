import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compile } from '@inlang/paraglide-js';
import { build as buildServer, createBuilder } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { words } from '../../../src/contract/words-plugin.ts';
import { LANGUAGES } from '../../../src/core/language/languages.ts';
import { projectOf } from '../../support/language/paraglide-project.ts';

const root = mkdtempSync(path.join(tmpdir(), 'words-'));
afterAll(() => rmSync(root, { recursive: true }));
const at = (...parts: string[]) => path.join(root, ...parts);

const plural = (one: string, other: string) => [
  {
    declarations: ['input count', 'local plural = count: plural'],
    selectors: ['plural'],
    match: { 'plural=one': one, 'plural=*': other },
  },
];
const ENGLISH = {
  skip: 'Skip',
  saved: 'Saved {title}',
  titles: plural('one title', '{count} titles'),
  unused: 'No',
};
const GERMAN = {
  skip: 'Weiter',
  saved: '{title} gemerkt',
  titles: plural('ein Titel', '{count} Titel'),
  unused: 'Nein',
};

const SOURCES = {
  'entry.ts': `import { m } from './paraglide/messages.js';
    import { silent } from './silent.ts';
    globalThis.said = [m.skip(), silent(m.titles({ count: 1 })), m.titles({ count: 2 })];
    globalThis.later = import('./later.ts');`,
  'silent.ts': 'export const silent = (text: string) => globalThis.quiet ? "" : text;',
  'later.ts': `import { m } from './paraglide/messages.js';
    import { silent } from './silent.ts';
    import { again } from './again.ts';
    export const later = () => silent(m.saved({ title: again() + m.skip() }));`,
  'server.ts': `export { m } from './compiled/messages.js';
    export { overwriteGetLocale } from './compiled/runtime.js';`,
  'page.ts': `import './late-row.ts?astro&type=script';`,
  'late-row.ts': `import { m } from './paraglide/messages.js';
    globalThis.said = m.skip();`,
  'again.ts': `import { m } from './paraglide/messages.js';
    export const again = () => m.skip();`,
};

/** The scripts built from these messages, by name without the hash. */
async function build(
  german: Record<string, unknown>,
  number: number,
  input = 'entry.ts',
): Promise<Record<string, string>> {
  const folder = at(String(number));
  const project = projectOf(folder, { en: ENGLISH, de: german });
  await compile({ project, outdir: path.join(folder, 'compiled'), outputStructure: 'locale-modules' });
  for (const [file, source] of Object.entries(SOURCES)) writeFileSync(path.join(folder, file), source);
  const builder = await createBuilder({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [words(['en', 'de'], LANGUAGES, `${folder}/compiled/`)],
    environments: {
      client: {
        build: {
          outDir: path.join(folder, 'out'),
          modulePreload: false,
          rolldownOptions: {
            input: path.join(folder, input),
            output: {
              entryFileNames: '_astro/[name].[hash].js',
              chunkFileNames: '_astro/[name].[hash].js',
              codeSplitting: { groups: [{ name: 'silent', test: /silent\.ts$/ }] },
            },
          },
        },
      },
    },
  });
  if (builder.environments.client) await builder.build(builder.environments.client);
  const out = path.join(folder, 'out/_astro');
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(out, file), 'utf8')]));
}

const named = (scripts: Record<string, string>, start: string) =>
  Object.keys(scripts).find((file) => file.startsWith(start)) ?? '';

let scripts: Record<string, string>;
beforeAll(async () => {
  scripts = await build(GERMAN, 1);
}, 60_000);

describe('scripts', () => {
  test('with messages exist once a language, under one name', () => {
    for (const name of ['entry', 'later'])
      expect(named(scripts, `de/${name}`).slice('de/'.length)).toBe(
        named(scripts, `en/${name}`).slice('en/'.length),
      );
    expect(Object.keys(scripts)).toHaveLength(5);
  });

  test('without messages are one file for all languages', () => {
    expect(named(scripts, 'silent')).toMatch(/^silent\.[\w-]+\.js$/);
  });

  test('contain only their messages, of their language, and nothing else of Paraglide', () => {
    const later = scripts[named(scripts, 'de/later')] ?? '';
    expect(later).toContain('gemerkt');
    expect(later).toContain('Weiter');
    expect(later).not.toMatch(/Saved|Skip|Nein|Titel|PluralRules|marquee:messages/);
    for (const script of Object.values(scripts)) expect(script).not.toMatch(/Nein|getLocale|registry/);
  });

  test('output the messages', async () => {
    const said = globalThis as typeof globalThis & {
      said?: string[];
      later?: Promise<{ later: () => string }>;
    };
    await import(at('1/out/_astro', named(scripts, 'de/entry')));
    expect(said.said).toEqual(['Weiter', 'ein Titel', '2 Titel']);
    expect((await said.later)?.later()).toBe('WeiterWeiter gemerkt');
  });

  test('are renamed when a used message changes in any language, and only then', async () => {
    const changed = await build({ ...GERMAN, saved: '{title} vorgemerkt', unused: 'Niemals' }, 2);
    expect(named(changed, 'en/later')).not.toBe(named(scripts, 'en/later'));
    expect(named(changed, 'silent')).toBe(named(scripts, 'silent'));
  });
});

test('Refuses a component script with messages', async () => {
  await expect(build(GERMAN, 3, 'page.ts')).rejects.toThrow('must not use messages');
});

describe('a server', () => {
  test('uses messages of the current or a named language', async () => {
    const [root, out] = [at('1'), at('1/server')];
    await buildServer({
      configFile: false,
      root,
      logLevel: 'warn',
      plugins: [words(['en', 'de'], LANGUAGES, `${root}/compiled/`)],
      build: {
        ssr: path.join(root, 'server.ts'),
        outDir: out,
        rolldownOptions: { output: { entryFileNames: 'server.mjs' } },
      },
    });
    const server = (await import(path.join(out, 'server.mjs'))) as {
      m: Record<string, (inputs?: object, options?: object) => string>;
      overwriteGetLocale: (language: () => string) => void;
    };
    const said = (options?: object) => [
      server.m['skip']?.({}, options),
      server.m['saved']?.({ title: 'Dune' }, options),
      server.m['titles']?.({ count: 1 }, options),
      server.m['titles']?.({ count: 3 }, options),
    ];
    server.overwriteGetLocale(() => 'de');
    expect(said()).toEqual(['Weiter', 'Dune gemerkt', 'ein Titel', '3 Titel']);
    expect(said({ locale: 'en' })).toEqual(['Skip', 'Saved Dune', 'one title', '3 titles']);
    server.overwriteGetLocale(() => 'en');
    expect(server.m['skip']?.()).toBe('Skip');
  });
});
