import type { HostedProject } from './hosted-project.ts';

/** How many calls waited for one another: the longest row in which each began after the one before had ended. */
function inARow(calls: HostedProject['calls']): number {
  const rows: number[] = [];
  for (const [at, { began }] of calls.entries()) {
    const before = rows.filter((_, earlier) => (calls[earlier]?.ended ?? Infinity) <= began);
    rows[at] = 1 + Math.max(0, ...before);
  }
  return Math.max(0, ...rows);
}

/** What a project was asked while something was made, and the calls of that which it waited for: they had ended by then. */
export async function askedOf(
  { calls }: HostedProject,
  make: () => Promise<unknown>,
): Promise<{ calls: number; row: number }> {
  calls.length = 0;
  await make();
  const made = performance.now();
  return { calls: calls.length, row: inARow(calls.filter(({ ended }) => ended <= made)) };
}
