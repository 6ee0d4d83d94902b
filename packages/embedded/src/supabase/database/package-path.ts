import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const root = dirname(createRequire(import.meta.url).resolve('embedded-services/package.json'));

/**
 * The absolute path of a file of this package. Workers, programs and SQL are started or read as files, and this module may
 * run from the sources or from a bundle of its user, so they are resolved by the package's name.
 */
export function packagePath(...segments: string[]): string {
  return join(root, ...segments);
}
