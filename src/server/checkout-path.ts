import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The absolute path of a file in the checkout, such as a migration. Found from the nearest package.json,
 * since this module runs from sources or from the build.
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
