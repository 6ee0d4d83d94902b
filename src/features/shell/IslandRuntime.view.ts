import type { SSRResult } from 'astro';
import { createComponent, renderTemplate } from 'astro/runtime/server/index.js';

/**
 * Tells Astro that a page has the island runtime, since every page's script (client.ts) includes it:
 * otherwise Astro would inline the same 5 kB into each page.
 */
export const IslandRuntime = createComponent((result: SSRResult) => {
  result._metadata.hasHydrationScript = true;
  result._metadata.hasDirectives.add('session');
  return renderTemplate``;
});
