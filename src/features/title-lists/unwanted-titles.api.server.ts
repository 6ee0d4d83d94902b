import type { Client } from '../../core/backend/client.ts';
import { BackendError } from '../../core/backend/errors.ts';
import { loadListMarks } from '../marks/list-marks.queries.ts';
import { titleKey, type TitleSummary } from '../../core/title.ts';
import type { Services } from '../../server/services.ts';
import type { OnServices } from './on-services.api.server.ts';

/** The user of a search, and its log. */
export interface UnwantedSetting {
  /** Acts as the user. */
  client: Client;
  log: Pick<Services['log'], 'warn' | 'error'>;
  requestId: string;
  /** The filter by the user's services; null for none. */
  onServices: OnServices | null;
}

/** The titleKeys to leave out: watched, dismissed, or not on the user's services. */
export async function unwantedOf(
  setting: UnwantedSetting,
  titles: TitleSummary[],
): Promise<ReadonlySet<string>> {
  const marked = await markedOf(setting, titles);
  const wanted = titles.filter((title) => !marked.has(titleKey(title)));
  return new Set([...marked, ...((await setting.onServices?.leaveOut(wanted)) ?? [])]);
}

/** Watched and dismissed titles; none if the backend fails. */
async function markedOf(
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
