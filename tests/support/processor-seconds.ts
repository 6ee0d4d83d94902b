import { readFileSync } from 'node:fs';

/** Clock ticks of a second in `/proc`, the same on every Linux that Node runs on. */
const TICKS = 100;

/**
 * Seconds of processors of the processes that this one has waited for, and of those that they waited for. A process counts
 * once it has ended. 0 where the system does not say.
 */
export function processorSeconds(): number {
  if (process.platform !== 'linux') return 0;
  const status = readFileSync('/proc/self/stat', 'utf8');
  // The name before them may hold blanks and brackets.
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS;
}
