import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as Current from '../../src/domain/language/current.ts';
import { withPseudoLanguage } from '../support/language/pseudo-plugin.ts';

const HERE = `${process.cwd()}/`;

/** What starts something when it is imported. */
const PROGRAMS =
  /^(?:host\/(?:start|main|healthy|build-host|precompress)|server\/(?:cli\/|share\/draw|entry)|embedded\/backend\/database\/(?:pglite\/(?:create-cluster|engine-worker)|transfer\/backup-program))/;

/** Files whose loading is to be watched; a component of Astro does nothing before it is drawn. */
const modules = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !PROGRAMS.test(file) && !/translations\//.test(file));

let server: ViteDevServer;
beforeAll(async () => {
  server = await createServer({
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: withPseudoLanguage(),
  });
});
afterAll(() => server.close());

/** The files that read a word, or a figure of a language, while they are loaded. */
async function readAtLoad(files: readonly string[]): Promise<string[]> {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('modules cannot be run');
  const { runner } = ssr;
  // It says which language is spoken, until we do.
  await runner.import('/src/contract/language.ts');
  const current = await runner.import<typeof Current>('/src/domain/language/current.ts');
  const found = new Set<string>();
  current.readLanguageFrom(() => {
    const lines = (new Error('read').stack ?? '').split('\n');
    const ours = lines.find(
      (line) => line.includes(HERE) && !/\0spoken:|\/src\/domain\/language\/|words-at-load/.test(line),
    );
    found.add(ours?.split(HERE)[1]?.replace(/:.*/, '') ?? 'nobody knows where');
    return 'en';
  });
  const failed = new Set<string>();
  for (const file of files)
    await runner.import(path.join('/', file)).catch((error: unknown) => failed.add(String(error)));
  // What needs a browser, or Astro, ends there; it is built once a language.
  const others = [...failed].filter((error) => !/is not defined|astro:middleware/.test(error));
  return [...found, ...others];
}

test('no module says anything while it is loaded: it would say it in one language for ever', async () => {
  expect(await readAtLoad(modules.map((file) => `src/${file}`))).toEqual([]);
  // It loads every module there is.
}, 120_000);

test('a module that does is named', async () => {
  expect(await readAtLoad(['tests/support/language/early.ts'])).toEqual(['tests/support/language/early.ts']);
});
