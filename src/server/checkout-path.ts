import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The absolute path of a file in the checkout. Migrations are read as files, and this module may run from the
 * sources or from the built server, so the way to them leads over the nearest package.json.
 */
export function checkoutPath(...segments: string[]): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The server must run from its checkout: no package.json found.');
    folder = parent;
  }
  return join(folder, ...segments);
}
