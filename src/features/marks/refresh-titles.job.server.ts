import type { Client } from '../../core/backend/client.ts';
import { forgetRemovedLists } from '../custom-lists/custom-lists.queries.ts';
import { BackendError } from '../../core/backend/errors.ts';
import { refreshTitle, staleReminders, staleTitles, stampTitle } from '../../core/backend/jobs.ts';
import { dropUnkeptFacts, staleFacts } from '../numbers/title-facts.queries.ts';
import { today, type Clock } from '../../core/dates.ts';
import { CatalogueError } from '../../core/errors.ts';
import type { TitleDetails, TitleId } from '../../core/title.ts';
import type { Job } from '../../jobs/job.ts';
import { learnFacts, type DetailsSource } from '../numbers/learn-facts.server.ts';
import { createPatience, type Wait } from '../../jobs/patience.ts';

const DAY_MS = 86_400_000;

/** TMDB allows storing its data for six months; a month leaves room for failures. */
const SAVED_DAYS = 30;

/** Days that facts outlast their last use, for titles saved again. */
const UNKEPT_DAYS = 90;

/** Less than a day, since a nightly run may start a bit earlier. */
const REMINDER_DAYS = 0.75;

/** Rows of each kind per run. */
const LIMIT = 1000;

export interface RefreshTitlesOptions {
  client: Client;
  catalogue: DetailsSource;
  clock: Clock;
  wait?: Wait | undefined;
}

/**
 * Updates saved titles and their facts from the catalogue: saved ones monthly, movies with open reminders
 * daily, to notice moved dates. A title removed from the catalogue stays as saved. Also deletes custom lists
 * that were removed over a day ago.
 */
export function refreshTitles({ client, catalogue, clock, wait }: RefreshTitlesOptions): Job {
  const daysAgo = (days: number) => new Date(clock().getTime() - days * DAY_MS);

  async function rewrite(id: TitleId, found: TitleDetails | null): Promise<'refreshed' | 'gone'> {
    if (found) {
      try {
        await refreshTitle(client, found);
        return 'refreshed';
      } catch (error) {
        // Invalid data must not come first every night.
        if (!(error instanceof BackendError && error.kind === 'invalid')) throw error;
      }
    }
    await stampTitle(client, id);
    return 'gone';
  }

  async function refresh(id: TitleId): Promise<'refreshed' | 'gone'> {
    const found = await catalogue.title(id);
    await learnFacts(client, id, found);
    return rewrite(id, found);
  }

  return {
    leaseSeconds: 3600,
    async run(signal) {
      const count = { refreshed: 0, gone: 0, failed: 0 };
      const patience = createPatience<TitleId>(signal, wait);
      const reminders = await staleReminders(client, today(clock), daysAgo(REMINDER_DAYS), LIMIT);
      const saved = await staleTitles(client, daysAgo(SAVED_DAYS), LIMIT);
      const facts = await staleFacts(client, daysAgo(SAVED_DAYS), LIMIT);
      await dropUnkeptFacts(client, daysAgo(UNKEPT_DAYS));
      await forgetRemovedLists(client);
      const report = () =>
        `${count.refreshed} refreshed, ${count.gone} kept as saved, ${count.failed} failed.`;
      const titles = new Map(
        [...reminders, ...saved, ...facts].map((title) => [`${title.kind}:${title.id}`, title]),
      );
      const queue = [...titles.values()];
      for (const title of queue) {
        if (signal.aborted) break;
        try {
          count[await refresh(title)] += 1;
          patience.answered();
        } catch (error) {
          if (!(error instanceof CatalogueError)) throw error;
          count.failed += 1;
          const again = await patience.failed([title], error, report);
          count.failed -= again.length;
          queue.push(...again);
        }
      }
      return report();
    },
  };
}
