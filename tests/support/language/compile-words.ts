import { execFileSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';

/** Compiles changed messages, so that a single test file also runs in a fresh clone. */
export default function compileWords(project: TestProject): void {
  if (!project.isRootProject()) return;
  execFileSync(process.execPath, ['src/host/bootstrap.mjs', '--words'], { stdio: 'inherit' });
}
