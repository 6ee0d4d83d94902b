import type { Client } from '../../core/backend/client.ts';
import { addImportRows, chooseImportTitle, endImport, startImport } from './import-jobs.queries.ts';
import type { ImportChoice, ImportStart } from './import-job.ts';
import type { ImportEntry } from './files/entry.ts';
import { candidateOf } from './meant.ts';
import { keptEntry } from './own.server.ts';
import type { LookUpSource } from './look-up.server.ts';

/** What endpoints do to imports; the person has been made sure of before. */
export interface ImportService {
  /** Begins an import or answers the open one. Rejects with BackendError `invalid` beyond what is kept. */
  start(userId: string, start: ImportStart): Promise<{ id: string; same: boolean }>;
  /** Adds entries from a position on; how many rows there are then, null for an import that is not theirs. */
  add(userId: string, id: string, from: number, entries: readonly ImportEntry[]): Promise<number | null>;
  /** Keeps a choice; false when there is nothing to choose, null when the catalogue has no such title. */
  choose(userId: string, id: string, choice: ImportChoice): Promise<boolean | null>;
  /** False when the import is not at that point, null when it is not theirs. */
  end(userId: string, id: string, how: 'save' | 'cancel' | 'undo'): Promise<boolean | null>;
  /** Lets the job go on now rather than at its time. */
  wake(): void;
}

export interface ImportServiceOptions {
  /** Acts with the secret key. */
  client: Client;
  catalogue: LookUpSource;
  wake: () => void;
}

/** Creates what endpoints do to imports. */
export function createImportService({ client, catalogue, wake }: ImportServiceOptions): ImportService {
  return {
    start: (userId, start) => startImport(client, userId, start),
    add: (userId, id, from, entries) => addImportRows(client, userId, id, from, entries.map(keptEntry)),
    async choose(userId, id, choice) {
      if ('all' in choice) return chooseImportTitle(client, userId, id, choice);
      const { number, alike, pick } = choice;
      if (pick === null) return chooseImportTitle(client, userId, id, { number, alike, pick });
      const title = await catalogue.title(pick, { late: true });
      if (!title) return null;
      return chooseImportTitle(client, userId, id, { number, alike, pick: candidateOf(title) });
    },
    end: (userId, id, how) => endImport(client, userId, id, how),
    wake,
  };
}
