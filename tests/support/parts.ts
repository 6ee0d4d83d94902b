import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { matchesGlob } from 'node:path';

/** Tests that `npm test` leaves out. `npm run test:all` runs every part, CI those a change touches. */
export interface Part {
  name: string;
  /** Test files, as globs. */
  tests: string[];
  /** A change of one of these files touches the part, as does a change of its tests. */
  covers: string[];
  /** `npm test` runs these files as well, in a short form. */
  short?: true;
}

const EMBEDDED = 'packages/embedded/src/supabase';
const DATABASE = [
  `${EMBEDDED}/database/**`,
  'packages/embedded/tests/support/!(tmdb).ts',
  'packages/embedded/tests/support/schema/**',
  'supabase/**',
  'tests/support/database/**',
];
const BACKEND = [...DATABASE, 'packages/embedded/*', `${EMBEDDED}/*`, 'tests/support/backend/**'];
const PROGRAM = ['src/host/**', 'src/contract/**', 'src/server/*', 'tests/support/host/**'];
const SHOWN = ['src/{core,features}/**/*.{astro,tsx}', 'src/{layouts,pages}/**'];
const BELOW = [...PROGRAM, ...SHOWN, 'src/core/*', 'src/features/**/*.api.server.ts'];
const LANGUAGES = [
  ...SHOWN,
  'src/styles/**',
  'src/core/language/**',
  'messages/*.json',
  'tests/support/language/**',
];

export const PARTS: Part[] = [
  {
    name: 'engines',
    tests: [
      'packages/embedded/tests/database/*.test.ts',
      'packages/embedded/tests/{auth/engines,rest/cost}.test.ts',
      'tests/database/engine-*.test.ts',
    ],
    covers: BACKEND,
  },
  {
    name: 'auth',
    tests: ['packages/embedded/tests/auth/!(engines).test.ts', 'tests/contract/auth-*.test.ts'],
    covers: [...BACKEND, `${EMBEDDED}/auth/**`],
  },
  {
    name: 'rest',
    tests: ['packages/embedded/tests/rest/!(cost).test.ts'],
    covers: [...BACKEND, `${EMBEDDED}/rest/**`],
  },
  {
    name: 'storage',
    tests: ['packages/embedded/tests/storage/*.test.ts'],
    covers: [...BACKEND, `${EMBEDDED}/storage/**`],
  },
  {
    name: 'catalogue',
    tests: ['packages/embedded/tests/tmdb/**/*.test.ts'],
    covers: ['packages/embedded/src/tmdb/**', 'packages/embedded/tests/support/tmdb.ts'],
  },
  {
    name: 'long forms',
    tests: ['tests/contract/{fuzz,isolation}.test.ts'],
    short: true,
    covers: [...BACKEND, `${EMBEDDED}/rest/**`],
  },
  {
    name: 'processes',
    tests: ['tests/contract/shared-backend.test.ts', 'tests/e2e/{boot,cluster,host-privacy,siege}.spec.ts'],
    covers: [...PROGRAM, `${EMBEDDED}/*`],
  },
  {
    name: 'killed',
    tests: ['tests/e2e/killed.spec.ts'],
    covers: [...PROGRAM, ...BACKEND, 'src/features/connections/**', 'src/jobs/**'],
  },
  {
    name: 'below a path',
    tests: ['tests/e2e/base-path.spec.ts'],
    covers: BELOW,
  },
  {
    name: 'hosted',
    tests: ['tests/contract/{hosted-*,same-answers}.test.ts', 'tests/e2e/hosted-faults.spec.ts'],
    covers: [
      'src/core/backend/**',
      'src/features/**/*.{queries,server}.ts',
      'src/server/**',
      'supabase/**',
      'tests/support/hosted/**',
      'tests/hosted/**',
    ],
  },
  {
    name: 'generated client',
    tests: ['tests/e2e/generated-client.spec.ts'],
    covers: ['src/features/open-api/**', 'tests/support/connections/**'],
  },
  {
    name: 'languages',
    tests: ['tests/e2e/{languages,languages-budget,pseudo-language}.spec.ts'],
    covers: LANGUAGES,
  },
  {
    name: 'every page in three languages',
    tests: ['tests/e2e/fit.spec.ts'],
    short: true,
    covers: LANGUAGES,
  },
];

/** Steps that run tests of `npm test` once more, in another place. */
export const STEPS = {
  /** Two files of the engines, in a checkout that other users cannot enter. */
  closed: [
    'packages/embedded/tests/database/{own-server,migrations}.test.ts',
    `${EMBEDDED}/database/cluster/**`,
  ],
  /** The journeys tagged `@below`, below a path. */
  below: BELOW,
};

export type Step = keyof typeof STEPS;

/** A change of the dependencies touches everything. */
const EVERYTHING = ['package-lock.json', 'vitest.config.ts', 'tests/{run,playwright.config}.ts'];

const matches = (files: string[], globs: string[]) =>
  files.some((file) => globs.some((glob) => matchesGlob(file, glob)));

/** The parts and steps that a change of these files touches; all of them where the files are unknown. */
export function touchedBy(files: string[] | null): { parts: Part[]; steps: Step[] } {
  const all = files === null || matches(files, EVERYTHING);
  return {
    parts: PARTS.filter(({ tests, covers }) => all || matches(files, [...tests, ...covers])),
    steps: (Object.keys(STEPS) as Step[]).filter((step) => all || matches(files, STEPS[step])),
  };
}

/** The files of these parts, with `/` on every system. */
export function testFiles(parts: Part[]): string[] {
  return parts
    .flatMap(({ tests }) => globSync(tests))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
}

function git(...args: string[]): string[] {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** The commit a change is compared with: `TEST_BASE`, or where the work left the branch main. `null` if there is none. */
export function baseCommit(): string | null {
  if (!existsSync('.git')) return null;
  const [main] = process.env['TEST_BASE']
    ? [process.env['TEST_BASE']]
    : git(
        ...['for-each-ref', '--sort=-refname', '--format=%(refname)'],
        ...['refs/remotes/origin/main', 'refs/heads/main'],
      );
  if (!main) return null;
  const [base = main] = git('merge-base', 'HEAD', main);
  return base;
}

/**
 * The files that differ from the main line, new ones included. `null` if this is the main line itself or there is none to
 * compare with.
 */
export function changedFiles(): string[] | null {
  const base = baseCommit();
  if (base === null) return null;
  const files = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  return files.length === 0 ? null : files;
}
