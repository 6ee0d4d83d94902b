import type { AstroIntegration } from 'astro';

/** Registers `client:session`: islands that hydrate when idle for signed-in users, else on first use. */
export function sessionDirective(): AstroIntegration {
  return {
    name: 'marquee-session-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'session', entrypoint: './src/core/islands/session-client.ts' });
      },
    },
  };
}
