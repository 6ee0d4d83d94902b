import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { checkoutPath } from '../../../src/server/checkout-path.ts';

export interface Finished {
  code: number | null;
  output: string;
  errors: string;
}

/** The minimal environment, so that the developer's configuration does not affect the test. */
const { PATH = '', TMPDIR, NODE_COMPILE_CACHE } = process.env;
const bare = { PATH, TMPDIR, NODE_COMPILE_CACHE };

/** Runs a program of the checkout to its end, in `cwd`, with only `environment` set. */
export async function runProgram(
  file: string,
  parameters: string[],
  { cwd, environment = {} }: { cwd: string; environment?: Record<string, string> },
): Promise<Finished> {
  const child = spawn(process.execPath, [checkoutPath(file), ...parameters], {
    cwd,
    env: { ...bare, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  return { code, output, errors };
}
