import type { Client } from '../../backend/client.ts';
import { BackendError } from '../../backend/errors.ts';
import { loadListMarks } from '../../backend/list-pages.ts';
import type { TitleSummary } from '../../domain/title.ts';
import type { Services } from '../services.ts';

/** Who looks for titles, and where it is noted what goes wrong. */
export interface UnwantedSetting {
  /** Acts as the person. */
  client: Client;
  log: Pick<Services['log'], 'warn' | 'error'>;
  requestId: string;
}

/** Which of some titles the person has watched or dismissed (titleKey); none when the backend does not say. */
export async function unwantedOf(
  { client, log, requestId }: UnwantedSetting,
  titles: TitleSummary[],
): Promise<Set<string>> {
  if (titles.length === 0) return new Set();
  try {
    const marks = await loadListMarks(client, titles);
    return new Set(
      [...marks].filter(([, { watched, dismissed }]) => watched || dismissed).map(([key]) => key),
    );
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    log.warn({ requestId, err: error.cause }, 'what is not to be recommended could not be asked');
    return new Set();
  }
}
