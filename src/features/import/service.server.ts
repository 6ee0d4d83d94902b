import type { Client } from '../../core/backend/client.ts';
import { addImportRows, chooseImportTitle, endImport, startImport } from './import-jobs.queries.ts';
import type { ImportChoice, ImportStart } from './import-job.ts';
import type { ImportEntry } from './files/entry.ts';
import { candidateOf } from './meant.ts';
import { keptEntry } from './own.server.ts';
import type { LookUpSource } from './look-up.server.ts';

/** Mutations of imports; callers have authenticated the user. */
export interface ImportService {
  /** Starts an import or returns the open one. Rejects with BackendError `invalid` above the user's limit. */
  start(userId: string, start: ImportStart): Promise<{ id: string; same: boolean }>;
  /** Adds entries at a position. Returns the number of rows; null if the import is not the user's. */
  add(userId: string, id: string, from: number, entries: readonly ImportEntry[]): Promise<number | null>;
  /** Saves a choice; false if there is nothing to choose, null if the catalogue does not have the title. */
  choose(userId: string, id: string, choice: ImportChoice): Promise<boolean | null>;
  /** False if the import's state does not allow it, null if it is not the user's. */
  end(userId: string, id: string, how: 'save' | 'cancel' | 'undo'): Promise<boolean | null>;
  /** Runs the job now. */
  wake(): void;
}

export interface ImportServiceOptions {
  /** Acts with the secret key. */
  client: Client;
  catalogue: LookUpSource;
  wake: () => void;
}

/** Creates the service; `wake` runs the job that finds titles and saves. */
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
