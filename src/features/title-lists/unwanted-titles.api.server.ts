import type { Client } from '../../core/backend/client.ts';
import { BackendError } from '../../core/backend/errors.ts';
import { loadListMarks } from '../marks/list-marks.queries.ts';
import { titleKey, type TitleSummary } from '../../core/title.ts';
import type { Services } from '../../server/services.ts';
import type { OnServices } from './on-services.api.server.ts';

/** Who looks for titles, and where it is noted what goes wrong. */
export interface UnwantedSetting {
  /** Acts as the person. */
  client: Client;
  log: Pick<Services['log'], 'warn' | 'error'>;
  requestId: string;
  /** Null where titles are wanted wherever they can be seen. */
  onServices: OnServices | null;
}

/** Which of some titles are not to be shown (titleKey): watched or dismissed ones, and what is not where it is wanted. */
export async function unwantedOf(
  setting: UnwantedSetting,
  titles: TitleSummary[],
): Promise<ReadonlySet<string>> {
  const marked = await markedOf(setting, titles);
  const wanted = titles.filter((title) => !marked.has(titleKey(title)));
  return new Set([...marked, ...((await setting.onServices?.leaveOut(wanted)) ?? [])]);
}

/** What the person has watched or dismissed; nothing when the backend does not say. */
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
