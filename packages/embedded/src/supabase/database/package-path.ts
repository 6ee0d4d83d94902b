import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const root = dirname(createRequire(import.meta.url).resolve('embedded-services/package.json'));

/**
 * The absolute path of a file of this package, such as a worker, program or SQL. Resolved by the package's
 * name, since this module runs from sources or from a bundle.
 */
export function packagePath(...segments: string[]): string {
  return join(root, ...segments);
}
