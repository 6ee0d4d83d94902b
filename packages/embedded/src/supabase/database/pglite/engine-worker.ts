import { access, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { parse, PGlite, protocol, type Results } from '@electric-sql/pglite';
import { errorFields, leavesEngineInDoubt } from '../database-error.ts';
import type {
  EngineAnswer,
  EngineCommand,
  EngineGreeting,
  EngineNews,
  EngineReply,
  EngineSettings,
} from './engine-messages.ts';
import {
  compileForLittleMemory,
  DurableFiles,
  SMALL_LOG,
  startParameters,
  typeParsers,
} from './engine-options.ts';

// Worker thread of engine-thread.ts, which sends one command at a time.

compileForLittleMemory();

/** PostgreSQL's last error, the reason if it does not start. */
let lastWord: string | undefined;

function remember(line: string): boolean {
  if (/\b(FATAL|PANIC|ERROR)\b/.test(line)) lastWord = line.replace(/^.*?\b(FATAL|PANIC|ERROR):\s*/, '');
  return false;
}

async function open({ directory, snapshot }: EngineSettings): Promise<PGlite> {
  // Otherwise PGlite would create an empty database.
  if (directory !== undefined) await access(join(directory, 'PG_VERSION'));
  const base = {
    parsers: typeParsers,
    startParams: startParameters(directory !== undefined),
    initDbStartParams: SMALL_LOG,
    onStderr: remember,
  };
  const store = directory === undefined ? {} : { fs: new DurableFiles(directory) };
  const load = snapshot === undefined ? {} : { loadDataDir: new Blob([await readFile(snapshot)]) };
  const engine = new PGlite({ ...base, ...store, ...load });
  await engine.waitReady;
  return engine;
}

/**
 * The extended protocol in one message: PGlite's `query` asks for parameter types first, which takes twice as
 * long and is unnecessary, since all values are text.
 */
function statementMessages(text: string, values: (string | null)[]): Uint8Array {
  const { serialize } = protocol;
  const describe = serialize.describe({ type: 'P' });
  const messages = [serialize.parse({ text }), serialize.bind({ values }), describe, serialize.execute({})];
  return Buffer.concat([...messages, serialize.sync()]);
}

/** Rejects with PostgreSQL's error, after reading all messages. */
async function send(engine: PGlite, messages: Uint8Array): Promise<Results[]> {
  return parse.parseResults(await engine.execProtocolStream(messages, { syncToFs: false }), engine.parsers);
}

/** A dead engine returns nothing, not even a command tag or error. */
function answerOf(result: Results | undefined): EngineAnswer {
  if (result?.command === undefined) {
    throw Object.assign(new Error('The database engine stopped in the middle of a statement'), {
      code: 'XX000',
    });
  }
  return { rows: result.rows, affectedRows: result.affectedRows ?? 0, command: result.command };
}

async function execute(engine: PGlite, command: EngineCommand): Promise<EngineAnswer> {
  switch (command.kind) {
    case 'query':
      return answerOf((await send(engine, statementMessages(command.sql, command.parameters)))[0]);
    case 'exec':
      return answerOf((await send(engine, protocol.serialize.query(command.sql))).at(-1));
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
    engine.onNotification((channel, said) => port.postMessage({ channel, said } satisfies EngineNews));
    port.on('message', (command: EngineCommand) => {
      void reply(engine, command).then((answer) => port.postMessage(answer));
    });
    greet({ ready: true });
  } catch (error) {
    greet({
      ready: false,
      reason: lastWord ?? (error instanceof Error ? error.message : String(error)),
    });
  }
}

if (parentPort !== null) await serve(parentPort);
