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
 * Call before opening an engine. Optimising PostgreSQL's largest functions takes V8 500 MB for a moment and
 * gains a fifth on small queries; the process then keeps all its WebAssembly as first compiled.
 */
export function compileForLittleMemory(): void {
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
}

/** Emscripten sets the rights of what it makes by itself, most often 666, whatever the process' umask is. */
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

/** Such files whose fsync reaches the disk: PGlite's own NodeFS answers fsync without doing anything. */
export class DurableFiles extends PrivateFiles {
  protected override readonly hooks = [closeToOthers, syncToDisk];
}

/** For `initdb`: small log segments, so that a new database takes 30 MB instead of 45. */
export const SMALL_LOG = ['--wal-segsize=1'];

const settings = {
  // fdatasync is compiled to nothing in PGlite, fsync reaches DurableFiles.
  wal_sync_method: 'fsync',
  shared_buffers: '16MB',
  // With the stack the worker gets, endless recursion ends in an error before it kills the engine.
  max_stack_depth: '512kB',
  // Bounds what a checkpoint keeps of the log; when one is due, housekeeping.ts decides.
  min_wal_size: '32MB',
  max_wal_size: '64MB',
};

/** Start parameters: PGlite's own, with `-F` (no fsync) only where the data does not outlive the process. */
export function startParameters(durable: boolean): string[] {
  const defaults = PGlite.defaultStartParams.filter((parameter) => !durable || parameter !== '-F');
  return [...defaults, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

const asText = (text: string): string => text;

/** PGlite's type mapping replaced by the contract's; the numbers are PostgreSQL's fixed type oids. */
export const typeParsers = { 20: parseBigint, 1082: asText, 1114: asText, 1184: parseInstant };
