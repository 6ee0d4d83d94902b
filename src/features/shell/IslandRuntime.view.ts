import type { SSRResult } from 'astro';
import { createComponent, renderTemplate } from 'astro/runtime/server/index.js';

/**
 * Tells Astro that a page has what its islands need: it would write the same 5 kB into each, and the script of every
 * page (client.ts) brings them once.
 */
export const IslandRuntime = createComponent((result: SSRResult) => {
  result._metadata.hasHydrationScript = true;
  result._metadata.hasDirectives.add('session');
  return renderTemplate``;
});
