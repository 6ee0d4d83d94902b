import { accessSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig } from 'astro/config';
import react from '@astrojs/react';
import tailwind from '@astrojs/tailwind';
import { lightIslands } from './src/islands/light-islands.ts';
import { sessionDirective } from './src/islands/session-directive.ts';
import { lightClient } from './src/backend/light-client.ts';
import { words } from './src/contract/words-plugin.ts';
import { handlerForHost } from './src/server/astro-adapter.ts';

/**
 * The script of every page, in one file: a chain of requests is what costs a phone. What fetches fragments is with it,
 * since more than one of the scripts that follow it would bring it as a file of its own.
 */
const PAGE = {
  name: 'page',
  test: /\/(?:client\.ts|Layout\.astro\?astro&type=script.*|ui\/fetch-fragment\.ts|domain\/own-answer\.ts)$/,
};

/** The same of titles, and of Discover. */
const REGION = {
  name: 'region',
  test: /\/(?:WhereToWatch\.astro\?astro&type=script.*|(?:where-to-watch|reader-region)\.ts)$/,
};
const TOUCHED = {
  name: 'touched',
  test: /\/(?:DiscoverPage\.astro\?astro&type=script.*|discover\/(?:used-before|touched)\.ts)$/,
};
const PREACT = { name: 'preact', test: /\/node_modules\/preact\// };

/** Files that every island which wakes brings with it, whichever it is; a name that fits no file stops the build. */
const WOKEN = [
  ...[
    'attempt',
    'auth/auth-dialog',
    'environment',
    'notices/notices',
    'owned',
    'permission',
    'session',
    'toasts',
  ].map((name) => `stores/${name}.ts`),
  ...[
    'in-browsers.ts',
    'header/HeaderAccount.tsx',
    'notices/UnreadCount.tsx',
    'toasts/Toaster.tsx',
    'ui/Icon.tsx',
    'ui/late.tsx',
    'ui/use-asked.ts',
    'ui/use-store.ts',
    'reviews/use-wanted-focus.ts',
  ].map((name) => `islands/${name}`),
];
for (const file of WOKEN) accessSync(new URL(`./src/${file}`, import.meta.url));

/** They and their libraries are one file, which compresses better than a dozen. */
const AWAKE = {
  name: 'awake',
  test: new RegExp(
    `/(?:node_modules/(?:nanostores|@nanostores/react|@astrojs/react)/|src/(?:${WOKEN.map((file) => file.replaceAll('.', '\\.')).join('|')})$)`,
  ),
};

/**
 * What shows stars and what gives them come together on every page that rates. Their rules (`domain/reviews/stars`) stay
 * out: whatever counts in words reads them, and would bring React to pages that rate nothing.
 */
const STARS = {
  name: 'stars',
  test: /\/src\/islands\/(?:shared\/StarsDisplay\.tsx|ui\/(?:StarRadios\.tsx|use-takes-over\.ts))$/,
};

/** A file of its own, whichever group reads it: small rules, which would else bring what they stand beside. */
const RULES = { name: 'rules', priority: 1, test: /domain.(?:reviews.stars|auth.tab-notes)\.ts$/ };

/** What the header has for whoever is signed in, whom every page brings it together. */
const MINE = {
  name: 'mine',
  test: /\/src\/(?:islands\/(?:header\/(?:HeaderOwn|HeaderMine|AccountMenu|LogButton)\.tsx|notices\/UnreadBadge\.tsx|ui\/menu-keys\.ts)|stores\/diary\/watch-sheet\.ts)$/,
};

/** What is a few lines and read by most of what wakes; last, so that no other group lacks any of it. */
const SMALL = {
  name: 'small',
  test: /(?:domain.(?:auth.drawn|title|routes|dates|watch.offers-asked)|.counts|stays-drawn|shared.dimmed|lists.(?:own-cards|seen)|title-(?:columns|data)|watch.regions)\.ts$/,
};

/** Lists of what each late part brings, by hashes that do not compress, weighed on everybody who never asks for it. */
const NO_PRELOAD_LISTS = {
  name: 'no-preload-lists',
  config: () => ({ build: { modulePreload: { resolveDependencies: () => [] } } }),
};

export default defineConfig({
  output: 'server',
  adapter: handlerForHost(),
  integrations: [
    react(),
    tailwind({ configFile: './src/styles/configs/tailwind.config.ts', applyBaseStyles: false }),
    sessionDirective(),
  ],
  trailingSlash: 'ignore',
  prefetch: false,
  devToolbar: { enabled: false },
  image: { service: { entrypoint: 'astro/assets/services/noop' } },
  security: { checkOrigin: false },
  vite: {
    plugins: [NO_PRELOAD_LISTS, lightIslands(), lightClient(), words()],
    // Scripts and styles name each other by where they lie, so that one build serves below any path (BASE_PATH).
    experimental: {
      renderBuiltUrl: (file, { hostType, ssr }) => {
        if (hostType === 'css') return `./${basename(file)}`;
        return ssr ? undefined : { relative: true };
      },
    },
    // In one file Preact compresses better, and nothing waits for a second one.
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: { groups: [RULES, PAGE, REGION, TOUCHED, PREACT, AWAKE, STARS, MINE, SMALL] },
            },
          },
        },
      },
    },
    build: {
      assetsInlineLimit: 0,
      // The domain does nothing when it is imported: what an island does not use of it is left out.
      rolldownOptions: {
        treeshake: { moduleSideEffects: [{ test: /\/src\/domain\//, sideEffects: false }] },
      },
    },
  },
  build: { inlineStylesheets: 'always', assets: '_astro' },
});
