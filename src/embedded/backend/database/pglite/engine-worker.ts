import { access, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type Results } from '@electric-sql/pglite';
import { errorFields, leavesEngineInDoubt } from '../database-error.ts';
import type {
  EngineAnswer,
  EngineCommand,
  EngineGreeting,
  EngineReply,
  EngineSettings,
} from './engine-messages.ts';
import { compileForLittleMemory, DurableFiles, startParameters, typeMapping } from './engine-options.ts';

// Started as a thread of its own by engine-thread.ts, which sends one command at a time.

compileForLittleMemory();

const lastWords: string[] = [];

function remember(line: string): boolean {
  if (/\b(FATAL|PANIC|ERROR)\b/.test(line)) lastWords.push(line.replace(/^.*?\b(FATAL|PANIC|ERROR):\s*/, ''));
  return false;
}

async function open({ directory, snapshot }: EngineSettings): Promise<PGlite> {
  // PGlite would make a new, empty database where one is missing.
  if (directory !== undefined) await access(join(directory, 'PG_VERSION'));
  const base = { ...typeMapping, startParams: startParameters(directory !== undefined), onStderr: remember };
  const store = directory === undefined ? {} : { fs: new DurableFiles(directory) };
  const load = snapshot === undefined ? {} : { loadDataDir: new Blob([await readFile(snapshot)]) };
  const engine = new PGlite({ ...base, ...store, ...load });
  await engine.waitReady;
  return engine;
}

/** A dead engine answers with nothing at all, not even a command tag, and reports no error. */
function answerOf(results: Results): EngineAnswer {
  if (results.command === undefined) {
    throw Object.assign(new Error('The database engine stopped in the middle of a statement'), {
      code: 'XX000',
    });
  }
  return { rows: results.rows, affectedRows: results.affectedRows ?? 0, command: results.command };
}

async function execute(engine: PGlite, command: EngineCommand): Promise<EngineAnswer> {
  switch (command.kind) {
    case 'query':
      return answerOf(await engine.query(command.sql, command.parameters));
    case 'exec':
      return answerOf((await engine.exec(command.sql)).at(-1) ?? { rows: [], fields: [] });
    case 'dump':
      await writeFile(command.file, Buffer.from(await (await engine.dumpDataDir('none')).arrayBuffer()));
      return { rows: [], affectedRows: 0, command: 'DUMP' };
    case 'close':
      await engine.close();
      return { rows: [], affectedRows: 0, command: 'CLOSE' };
  }
}

async function reply(engine: PGlite, command: EngineCommand): Promise<EngineReply> {
  try {
    return { ok: true, answer: await execute(engine, command) };
  } catch (error) {
    const fields = errorFields(error, 'XX000');
    return { ok: false, error: fields, engineDied: leavesEngineInDoubt(fields.code) };
  }
}

async function serve(port: NonNullable<typeof parentPort>): Promise<void> {
  const greet = (greeting: EngineGreeting): void => port.postMessage(greeting);
  try {
    const engine = await open(workerData as EngineSettings);
    port.on('message', (command: EngineCommand) => {
      void reply(engine, command).then((answer) => port.postMessage(answer));
    });
    greet({ ready: true });
  } catch (error) {
    greet({
      ready: false,
      reason: lastWords.at(-1) ?? (error instanceof Error ? error.message : String(error)),
    });
  }
}

if (parentPort !== null) await serve(parentPort);
