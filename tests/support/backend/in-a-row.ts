import type { HostedProject } from './hosted-project.ts';

/** Length of the longest sequence of calls in which each began after the one before had ended. */
function inARow(calls: HostedProject['calls']): number {
  const rows: number[] = [];
  for (const [at, { began }] of calls.entries()) {
    const before = rows.filter((_, earlier) => (calls[earlier]?.ended ?? Infinity) <= began);
    rows[at] = 1 + Math.max(0, ...before);
  }
  return Math.max(0, ...rows);
}

/** Runs `make`. Returns the number of calls it made, and the longest sequence of calls it waited for. */
export async function askedOf(
  { calls }: HostedProject,
  make: () => Promise<unknown>,
): Promise<{ calls: number; row: number }> {
  calls.length = 0;
  await make();
  const made = performance.now();
  return { calls: calls.length, row: inARow(calls.filter(({ ended }) => ended <= made)) };
}
