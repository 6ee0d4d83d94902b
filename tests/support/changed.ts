import { execFileSync } from 'node:child_process';
import { matchesGlob } from 'node:path';

/** Tests of nothing but the servers we bring ourselves: engine, auth, rest, storage, artwork. */
export const OF_THE_SERVERS = [
  'tests/database/engine-*.test.ts',
  'tests/contract/{auth,rest,storage}*.test.ts',
  'tests/unit/embedded/catalogue/artwork/**',
];

/** What those servers are made of, and what they are asked by. */
const SERVERS = [
  'src/embedded/{backend,catalogue/artwork}/**',
  'src/{backend,contract}/**',
  'supabase/**',
  'tests/support/{backend,database}/**',
  'package-lock.json',
];

function git(...args: string[]): string[] {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** Files that differ from the main line's latest commit this work has, new ones too. */
export function changedFiles(): string[] {
  const [main] = git(
    ...['for-each-ref', '--sort=-refname', '--format=%(refname)'],
    ...['refs/remotes/origin/main', 'refs/heads/main'],
  );
  if (!main) throw new Error('--changed compares with the branch main, which this clone does not have.');
  const [base = main] = git('merge-base', 'HEAD', main);
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
}

/** The tests that need not run when these files and no others changed, as globs. */
export function leftOut(changed: string[]): string[] {
  const concerned = [...SERVERS, ...OF_THE_SERVERS];
  return changed.some((file) => concerned.some((glob) => matchesGlob(file, glob))) ? [] : OF_THE_SERVERS;
}
