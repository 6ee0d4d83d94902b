import session from '../../core/islands/session-client.ts';

// Astro's runtime looks up client directives here.
const { Astro: known } = globalThis as { Astro?: object };
Object.assign(globalThis, { Astro: { ...known, session } });
