import { accessSync, chmodSync, constants, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { checkoutPath } from '../../src/server/checkout-path.ts';

const MEMORY = '/dev/shm';
/** More than twice what a whole run has there at once. */
const NEEDED = 4 * 1024 ** 3;

/** Whether Linux keeps files in memory here, for us to write, for programs to lie in, and enough of them. */
function hasRoom(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    const mounted = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .findLast((line) => line.includes(` ${MEMORY} `));
    return bavail * bsize >= NEEDED && mounted !== undefined && !/\bnoexec\b/.test(mounted);
  } catch {
    return false;
  }
}

const NAME = 'marquee-run-';

/**
 * Has this process and those it starts keep their temporary files in memory where that can be, and read their own
 * code compiled: copying a database takes a tenth of the time there, and starting a program of ours half. They lie in one
 * folder, which is gone when this process ends: a run leaves data directories of more than a gigabyte.
 */
export function keepTemporaryFilesInMemory(): void {
  if (!basename(tmpdir()).startsWith(NAME)) {
    const folder = mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), NAME));
    // For root somebody else runs PostgreSQL, and has to pass through.
    chmodSync(folder, 0o711);
    process.env['TMPDIR'] = folder;
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  }
  process.env['NODE_COMPILE_CACHE'] ??= checkoutPath('node_modules/.cache/marquee-compiled');
}
