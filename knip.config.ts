import type { KnipConfig } from 'knip';

// `npm run check:unused` runs this twice: over everything, where what is exported is imported somewhere, and
// over the product alone, where what nothing but a test uses is dead.
const product = process.argv.includes('--production');

/** What a component asks for: knip's own reader leaves the template out, and with it what is taken of a namespace there. */
function codeOf(component: string): string {
  const [, frontmatter = '', template = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(component) ?? [];
  const scripts = [...template.matchAll(/<script(?:\s[^>]*)?>(.*?)<\/script>/gs)].map(
    ([, code = '']) => code,
  );
  const taken = [...template.matchAll(/\b[A-Z_]+(?:\.\w+|\[\w+\])/g)].map(([member]) => member);
  return [frontmatter, ...scripts, ...taken].join(';\n');
}

const own = {
  entry: [
    'src/host/{bootstrap.mjs,build-host.ts,healthy.ts,main.ts,precompress.ts}!',
    'src/cli/{admin,backup,doctor,restore,move-to-postgres,generate-types,new-migration}.ts!',
    // Named by their path: processes and threads of their own, and what the configuration of Astro names.
    'src/features/{share/draw,connections/feed-worker}.server.ts!',
    'src/server/{astro-adapter,entry,embedded,react-islands,session-directive}.ts!',
    'src/core/islands/session-client.ts!',
    'src/contract/server-only.ts!',
    'src/core/islands/island-root.tsx!',
    'tests/support/share/drawing-program.ts',
    'tests/support/tmdb/dates-report.ts',
    // Named by their path: a program, and what tests import in the place of the compiled messages.
    'tests/support/language/{build-pseudo,messages}.ts',
  ],
  project: ['src/**/*.{ts,tsx,astro,mjs,css}!', 'tests/**/*.{ts,tsx}', '*.{js,mjs,ts}'],
  // Fonts that are read as files: to rasterise pictures and letter share cards.
  // The plug-in is named in `project.inlang/settings.json`.
  ignoreDependencies: [/^@expo-google-fonts\//, '@inlang/plugin-message-format'],
  vitest: { entry: 'tests/{unit,database,contract}/**/*.test.{ts,tsx}' },
  playwright: { config: 'tests/playwright.config.ts', entry: 'tests/e2e/*.spec.ts' },
};

const config: KnipConfig = {
  workspaces: {
    '.': own,
    'packages/embedded': {
      entry: [
        // Named by their path: processes and threads of their own.
        'src/supabase/database/pglite/{create-cluster,engine-worker}.ts!',
        'src/supabase/database/transfer/backup-program.ts!',
        'tests/support/{act,row}-writer.ts',
      ],
      project: ['src/**/*.ts!', 'tests/**/*.ts'],
      vitest: { entry: 'tests/**/*.test.ts' },
    },
  },
  // Makes the certificate of a bench by HTTP/2.
  ignoreBinaries: ['openssl'],
  compilers: { astro: codeOf },
  ignoreExportsUsedInFile: product,
};

export default config;
