import session from '../../islands/session-client.ts';

// Where Astro's runtime looks for what wakes an island; others (client:visible) stand in the pages that use them.
const { Astro: known } = globalThis as { Astro?: object };
Object.assign(globalThis, { Astro: { ...known, session } });
