import react from '@astrojs/react';
import type { AstroIntegration, AstroRenderer } from 'astro';

/** Registers React for islands, each of which hydrates in an error boundary (`island-root.tsx`). */
export function reactIslands(): AstroIntegration {
  const { name, hooks } = react();
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': (options) => {
        const addRenderer = (renderer: AstroRenderer) =>
          options.addRenderer({ ...renderer, clientEntrypoint: '/src/core/islands/island-root.tsx' });
        return hooks['astro:config:setup']?.({ ...options, addRenderer });
      },
    },
  };
}
