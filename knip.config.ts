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

const config: KnipConfig = {
  entry: [
    'src/host/{bootstrap.mjs,build-host.ts,healthy.ts,precompress.ts,start.ts}!',
    'src/server/cli/{admin,backup,doctor,restore,move-to-postgres,generate-types}.ts!',
    // Named by their path: processes and threads of their own, and what the configuration of Astro names.
    'src/embedded/backend/database/pglite/{create-cluster,engine-worker}.ts!',
    'src/embedded/backend/database/transfer/backup-program.ts!',
    'src/server/share/draw.ts!',
    'src/server/{astro-adapter,entry,api/embedded}.ts!',
    'src/backend/{left-out,late-storage,light-client}.ts!',
    // Put in the place of the English words by the build, once a language is served.
    'src/domain/{translations/**/*,language/{spoken,translated}}.ts!',
    'src/styles/configs/*.config.ts!',
    'src/islands/{in-browsers,light-islands,session-directive,session-client}.ts!',
    'tests/support/share/drawing-program.ts',
    'tests/support/database/{act,row}-writer.ts',
    'tests/support/tmdb/dates-report.ts',
    'tests/mutate/{run,begin,worker,vitest.config}.ts',
    'tests/support/language/{build-pseudo,early,pseudo,spoken-entry}.ts',
  ],
  project: ['src/**/*.{ts,tsx,astro,mjs,css}!', 'tests/**/*.{ts,tsx}', '*.{js,mjs,ts}'],
  // Makes the certificate of a bench by HTTP/2.
  ignoreBinaries: ['openssl'],
  // Fonts that are read as files: to rasterise pictures and letter share cards, and by the sheet that comes after the largest one.
  ignoreDependencies: [/^@expo-google-fonts\//],
  tailwind: { config: 'src/styles/configs/*.config.ts' },
  vitest: { config: 'tests/vitest.config.ts', entry: 'tests/{unit,database,contract}/**/*.test.{ts,tsx}' },
  playwright: { config: 'tests/playwright.config.ts', entry: 'tests/e2e/*.spec.ts' },
  compilers: { astro: codeOf },
  ignoreExportsUsedInFile: product,
};

export default config;
