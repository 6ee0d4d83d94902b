import type { Plugin } from 'vite';

/** Fails the build when a browser's script imports a file of the server (`.server.ts`). */
export function serverOnly(): Plugin {
  return {
    name: 'marquee:server-only',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (/\.server\.ts(?:\?|$)/.test(id))
        this.error(`A browser's script imports ${id}, a file of the server.`);
    },
  };
}
