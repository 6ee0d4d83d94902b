import { existsSync, readFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { BASE_PATH, EMBEDDED_URL } from './support/e2e/ports.ts';
import { keepTemporaryFilesInMemory } from './support/temporary-files.ts';

keepTemporaryFilesInMemory();

const found = 'tests/results/browser-path';
const executablePath =
  process.env['CHROME_PATH'] ?? (existsSync(found) ? readFileSync(found, 'utf8') : '/usr/bin/chromium');

/**
 * Start servers of their own, for which they wait: started, killed, overwhelmed. And as many of those that only read pages
 * as keep this worker busy until the other two are done.
 */
const APART = [
  'base-path',
  'boot',
  'browse',
  'budget',
  'cluster',
  'connections',
  'crawlers',
  'door',
  'fit',
  'host',
  'host-privacy',
  'killed',
  'languages',
  'languages-budget',
  'layout',
  'pictures',
  'pseudo-language',
  'rooms',
  'saved-offline',
  'search',
  'siege',
  'upstream',
].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // A second try, and only then a trace: recording one of every test costs a fifth of the browser's time. What
  // passes only then is named at the end of `npm test`.
  retries: 1,
  // Three at once would meet too often on one server.
  workers: 3,
  projects: [
    { name: 'apart', testMatch: APART, workers: 1, fullyParallel: false },
    { name: 'together', testIgnore: APART, workers: 2 },
  ],
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: `results/${BASE_PATH ? 'below' : 'e2e'}.json` }]],
  globalSetup: './support/e2e/servers.ts',
  use: {
    baseURL: EMBEDDED_URL,
    trace: 'on-first-retry',
    // It comes seconds after a page, and stands between tests and the network they bend; its own tests allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
