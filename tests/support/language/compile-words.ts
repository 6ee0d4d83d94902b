import { execFileSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';

/** Compiles the messages if they have changed, so that a single test file runs in a fresh clone as well. */
export default function compileWords(project: TestProject): void {
  if (!project.isRootProject()) return;
  execFileSync(process.execPath, ['src/host/bootstrap.mjs', '--words'], { stdio: 'inherit' });
}
