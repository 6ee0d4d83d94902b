import { basename, dirname, relative } from 'node:path/posix';
import { defineConfig } from 'astro/config';
import { reactIslands } from './src/server/react-islands.ts';
import tailwind from '@astrojs/tailwind';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { sessionDirective } from './src/server/session-directive.ts';
import { words } from './src/contract/words-plugin.ts';
import { serverOnly } from './src/contract/server-only.ts';
import { ENGLISH } from './src/core/language/scripts.ts';
import { handlerForHost } from './src/server/astro-adapter.ts';

/**
 * The script of every page is one file, with what other scripts share with it: Vite's default is ten, whose headers weigh
 * as much as they do. What twelve scripts or more import is one file: a signed-in user's page of a movie asks for 64
 * scripts instead of 105.
 */
const CHUNKS = [
  {
    name: 'page',
    test: /\/(?:Layout\.astro\?astro&type=script.*|fetch-fragment\.ts|reader-region\.client\.ts|have-buttons\.client\.ts)$/,
  },
  { name: 'shared', minShareCount: 12 },
];

/** As `npm run compile-words` has it. */
const PARAGLIDE = {
  project: './project.inlang',
  outdir: './src/paraglide',
  outputStructure: 'locale-modules',
  strategy: ['baseLocale'],
};

export default defineConfig({
  output: 'server',
  adapter: handlerForHost(),
  integrations: [reactIslands(), tailwind({ applyBaseStyles: false }), sessionDirective()],
  trailingSlash: 'ignore',
  prefetch: false,
  devToolbar: { enabled: false },
  image: { service: { entrypoint: 'astro/assets/services/noop' } },
  security: { checkOrigin: false },
  vite: {
    // A build finds the messages compiled (src/host/bootstrap.mjs); in development a change of one is seen at once.
    plugins: [serverOnly(), words(), { ...paraglideVitePlugin(PARAGLIDE), apply: 'serve' }],
    // Scripts and styles name each other by where they lie, so that one build serves below any path (BASE_PATH).
    experimental: {
      renderBuiltUrl: (file, { hostId, hostType, ssr }) => {
        if (hostType === 'css') return `./${basename(file)}`;
        if (ssr) return undefined;
        // What is loaded ahead of an import is found as the import is: in the folder of the page's language.
        const spoken = file.startsWith(ENGLISH) && !hostId.startsWith(ENGLISH);
        if (!spoken) return { relative: true };
        const from = relative(dirname(hostId), file);
        return { runtime: `import.meta.resolve(${JSON.stringify(`./${from}`)})` };
      },
    },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
    },
    build: {
      assetsInlineLimit: 0,
      // Rules, whose names have no kind (`dates.ts`), do nothing when they are imported: what an island does not use is left out.
      rolldownOptions: {
        treeshake: {
          moduleSideEffects: [
            {
              test: /\/src\/(?:core\/(?!backend|islands|stores|ui)|features\/)[^.]*\.ts$/,
              sideEffects: false,
            },
          ],
        },
      },
    },
  },
  build: { inlineStylesheets: 'always', assets: '_astro' },
});
