import session from '../../core/islands/session-client.ts';

// Where Astro's runtime looks for client directives.
const { Astro: known } = globalThis as { Astro?: object };
Object.assign(globalThis, { Astro: { ...known, session } });
