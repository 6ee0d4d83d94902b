import { accessSync, chmodSync, constants, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { checkoutPath } from '../../src/server/checkout-path.ts';

const MEMORY = '/dev/shm';
/** More than twice the peak of a run. */
const NEEDED = 4 * 1024 ** 3;

/** Whether Linux has an in-memory folder that is writable, executable and large enough. */
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
 * Puts the temporary files of this process and its children in memory if possible, and caches compiled code.
 * Copying a database there takes a tenth of the time, starting a program half. The files are in one folder,
 * removed when this process ends: a run leaves data directories of more than a gigabyte.
 */
export function keepTemporaryFilesInMemory(): void {
  if (!basename(tmpdir()).startsWith(NAME)) {
    const folder = mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), NAME));
    // As root, PostgreSQL runs as another user who must traverse it.
    chmodSync(folder, 0o711);
    process.env['TMPDIR'] = folder;
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  }
  process.env['NODE_COMPILE_CACHE'] ??= checkoutPath('node_modules/.cache/marquee-compiled');
}
