import { fsyncSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { parseBigint, parseInstant } from '../parameters.ts';

type PostgresModule = Parameters<NodeFS['init']>[1];
type ModuleHook = NonNullable<PostgresModule['preRun']>[number];

type SetAttributes = (
  path: string,
  node: unknown,
  attributes: { mode?: number | null },
  ...more: unknown[]
) => void;

interface NodeFileOperations {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number }; doSetAttr: SetAttributes };
}

function operationsOf(module: Parameters<ModuleHook>[0]): NodeFileOperations['NODEFS'] {
  return (module as unknown as NodeFileOperations).NODEFS;
}

/**
 * Call before opening an engine. V8's optimisation of PostgreSQL's largest functions takes 500 MB for a
 * moment and speeds up small queries by a fifth only; this disables it for all WebAssembly of the process.
 */
export function compileForLittleMemory(): void {
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
}

/** Emscripten sets permissions itself, usually 666, ignoring the umask. */
const closeToOthers: ModuleHook = (module) => {
  const operations = operationsOf(module);
  const { doSetAttr } = operations;
  operations.doSetAttr = (path, node, attributes, ...more) => {
    const { mode } = attributes;
    const closed = typeof mode === 'number' ? { ...attributes, mode: mode & ~0o077 } : attributes;
    doSetAttr(path, node, closed, ...more);
  };
};

const syncToDisk: ModuleHook = (module) => {
  operationsOf(module).stream_ops.fsync = ({ nfd }) => {
    fsyncSync(nfd);
    return 0;
  };
};

/** Files on disk that only this user can read. */
export class PrivateFiles extends NodeFS {
  protected readonly hooks: ModuleHook[] = [closeToOthers];

  override async init(pg: PGlite, options: PostgresModule): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), ...this.hooks] },
    };
  }
}

/** Files with working fsync, which PGlite's NodeFS ignores. */
export class DurableFiles extends PrivateFiles {
  protected override readonly hooks = [closeToOthers, syncToDisk];
}

/** For `initdb`: small WAL segments, so that a new database takes 30 MB instead of 45. */
export const SMALL_LOG = ['--wal-segsize=1'];

const settings = {
  // PGlite compiles fdatasync to nothing; fsync reaches DurableFiles.
  wal_sync_method: 'fsync',
  shared_buffers: '16MB',
  // With the worker's stack, endless recursion fails before it kills the engine.
  max_stack_depth: '512kB',
  // Limits the WAL kept by a checkpoint; housekeeping.ts decides when one runs.
  min_wal_size: '32MB',
  max_wal_size: '64MB',
};

/** Start parameters: PGlite's own, with `-F` (no fsync) only in memory. */
export function startParameters(durable: boolean): string[] {
  const defaults = PGlite.defaultStartParams.filter((parameter) => !durable || parameter !== '-F');
  return [...defaults, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

const asText = (text: string): string => text;

/** Replaces PGlite's type parsers by the contract's, by PostgreSQL's type oids. */
export const typeParsers = { 20: parseBigint, 1082: asText, 1114: asText, 1184: parseInstant };
