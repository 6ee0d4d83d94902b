import { fileURLToPath } from 'node:url';
import { defineConfig } from 'astro/config';
import react from '@astrojs/react';
import tailwind from '@astrojs/tailwind';
import { sessionDirective } from './src/islands/session-directive.ts';
import { handlerForHost } from './src/server/astro-adapter.ts';

/** The script of every page, in one file: a chain of requests is what costs a phone. */
const PAGE = { name: 'page', test: /\/(?:client\.ts|Layout\.astro\?astro&type=script.*)$/ };
const REACT = { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// };

/** What every island that wakes brings with it, whichever it is: one file compresses better than a dozen. */
const AWAKE = {
  name: 'awake',
  test: /\/(?:node_modules\/(?:nanostores|@nanostores\/react|@astrojs\/react)\/|src\/stores\/(?:atom|attempt|auth-dialog|environment|session|toasts)\.ts$|src\/islands\/(?:header\/People|toasts\/Toaster|ui\/(?:late|Icon|use-store))\.tsx?$)/,
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
    tailwind({ configFile: './src/styles/tailwind.config.ts', applyBaseStyles: false }),
    sessionDirective(),
  ],
  trailingSlash: 'ignore',
  prefetch: false,
  devToolbar: { enabled: false },
  image: { service: { entrypoint: 'astro/assets/services/noop' } },
  security: { checkOrigin: false },
  vite: {
    plugins: [NO_PRELOAD_LISTS],
    // In one file React compresses better, and nothing waits for a second one.
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [PAGE, REACT, AWAKE] } } } } },
    },
    build: {
      assetsInlineLimit: 0,
      // The domain does nothing when it is imported: what an island does not use of it is left out.
      rolldownOptions: {
        treeshake: { moduleSideEffects: [{ test: /\/src\/domain\//, sideEffects: false }] },
      },
    },
    resolve: {
      alias: {
        '@supabase/realtime-js': fileURLToPath(new URL('./src/backend/without-realtime.ts', import.meta.url)),
      },
    },
  },
  build: { inlineStylesheets: 'always', assets: '_astro' },
});
