import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What islands have in a browser in the place of React, by whose interface they are written: Preact, a sixth of its size. */
export const IN_BROWSERS: Record<string, string> = {
  react: fileURLToPath(new URL('in-browsers.ts', import.meta.url)),
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/** Has the browser's build use {@link IN_BROWSERS}; the server, and `npm run dev`, which warns of more, keep React. */
export const lightIslands = (): Plugin => ({
  name: 'light-islands',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(source, importer) {
    const instead = IN_BROWSERS[source];
    return instead === undefined ? null : this.resolve(instead, importer, { skipSelf: true });
  },
});
