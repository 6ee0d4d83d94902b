import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Builds the pages into the handler of src/server/entry.ts, for our host. The development server has no host
 * and serves the embedded services by a route.
 */
export function handlerForHost(): AstroIntegration {
  return {
    name: 'marquee',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command === 'dev')
          injectRoute({ pattern: '/embedded/[...path]', entrypoint: here('./embedded.ts') });
      },
      'astro:config:done': ({ setAdapter }) =>
        setAdapter({
          name: 'marquee',
          entrypointResolution: 'auto',
          serverEntrypoint: here('./entry.ts'),
          adapterFeatures: { buildOutput: 'server' },
          supportedAstroFeatures: { serverOutput: 'stable', sharpImageService: 'stable' },
        }),
    },
  };
}
