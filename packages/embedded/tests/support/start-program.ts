import { spawn, type ChildProcess } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { packagePath } from '../../src/supabase/database/package-path.ts';

/** Starts a program of the package that talks in lines; killed at the end of the test at the latest. */
export function startProgram(file: string, parameters: string[]): ChildProcess {
  // Only what it needs, so that the developer's own configuration stays out of the test.
  const { PATH = '', TMPDIR, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [packagePath(file), ...parameters], {
    env: { PATH, TMPDIR, NODE_COMPILE_CACHE },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}
