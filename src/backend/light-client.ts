import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const LEFT_OUT = file('left-out.ts');

/** What Supabase's packages import, and what a browser is given in its place: a third of their weight is never used there. */
const IN_BROWSERS: Record<string, string> = {
  '@supabase/realtime-js': LEFT_OUT,
  '@supabase/functions-js': LEFT_OUT,
  '@supabase/storage-js': file('late-storage.ts'),
  './lib/webauthn': LEFT_OUT,
  './lib/web3/ethereum': LEFT_OUT,
  './warnDeprecatedPackage': LEFT_OUT,
};

/** Leaves out of the browser's build what Marquee does not use of Supabase's client. */
export function lightClient(): Plugin {
  const found = new Set<string>();
  return {
    name: 'light-client',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      const instead = IN_BROWSERS[source];
      if (instead === undefined || !importer?.includes('/node_modules/@supabase/')) return null;
      found.add(source);
      return instead;
    },
    // A newer version that names its files differently would bring all of it back in silence.
    buildEnd(error) {
      const missed = Object.keys(IN_BROWSERS).filter((source) => !found.has(source));
      if (!error && missed.length > 0) this.error(`Supabase's client no longer imports ${missed.join(', ')}`);
    },
  };
}
