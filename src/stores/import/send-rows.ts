import type { ImportProgress, ImportReceived, ImportRows } from '../../domain/import/import-job.ts';
import { importPaths } from '../../domain/import/import-paths.ts';
import { attempt, type Attempt, type Failure } from '../attempt.ts';
import { ask, type OwnServerCode } from '../own-server.ts';
import type { Reader } from './reader.ts';

/** What passes by itself: the network, the limit of requests, a server that starts anew. */
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
  /** False when the person did something else. */
  goesOn: () => boolean;
  /** How many rows are there, and why it does not go on just now. */
  onProgress: (received: number, stalled: string | null) => void;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Sends the rows of an import from where it is, one batch after the other, and waits out what passes by itself. Answers
 * `failed` for what does not: the import is over, or belongs to somebody else.
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
