import type { ImportProgress, ImportReceived, ImportRows } from './import-job.ts';
import { importPaths } from './import-paths.ts';
import { attempt, type Attempt, type Failure } from '../../core/stores/attempt.ts';
import { ask, type OwnServerCode } from '../../core/stores/own-server.ts';
import type { Reader } from './reader.store.ts';

/** Transient failures: the network, the rate limit, a server restart. */
const PASSING = new Set<OwnServerCode>([
  'offline',
  'foreign',
  'limited',
  'slow',
  'unavailable',
  'interrupted',
]);

const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 30_000;

interface Sending {
  /** False once the user started another action. */
  goesOn: () => boolean;
  /** Receives the number of rows sent, and why it is stalled. */
  onProgress: (received: number, stalled: string | null) => void;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Sends an import's remaining rows in batches and retries transient failures. Returns `failed` for permanent ones: the
 * import has ended or belongs to another user.
 */
export async function sendRows(
  reader: Reader,
  { id, total, received }: ImportProgress,
  { goesOn, onProgress }: Sending,
): Promise<Attempt<null>> {
  let from = received;
  let wait = FIRST_WAIT_MS;
  while (from < total && goesOn()) {
    const sent: Attempt<number> = await attempt(() => sendBatch(reader, id, from));
    if (!goesOn()) break;
    if (sent.kind === 'ok') {
      from = sent.value;
      wait = FIRST_WAIT_MS;
      onProgress(from, null);
    } else {
      if (!passes(sent)) return sent;
      onProgress(from, sent.message);
      await pause(wait);
      wait = Math.min(LONGEST_WAIT_MS, wait * 2);
    }
  }
  return { kind: 'ok', value: null };
}

const passes = ({ code }: Failure) => PASSING.has(code);

async function sendBatch(reader: Reader, id: string, from: number): Promise<number> {
  const rows: ImportRows = { from, entries: await reader.ask({ ask: 'batch', from }) };
  return (await ask<ImportReceived>('POST', importPaths.rows(id), rows)).received;
}
