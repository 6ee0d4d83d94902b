import { countTraits, duePeople, forgetSources } from './looking.queries.ts';
import { lookFor, PATIENCE, type LookOptions } from './look.server.ts';
import type { Job } from '../../jobs/job.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Debounce after a rating, and its maximum wait (ms). */
const QUIET_MS = MINUTE_MS;
const WAITING_MS = 5 * MINUTE_MS;

/** Age at which recommendations are renewed: at night, and by day for servers that are off at night (ms). */
const NIGHT_MS = 20 * HOUR_MS;
const DAY_MS = 36 * HOUR_MS;
const NIGHT_HOURS = { from: 2, to: 5 };

/** Age at which unused answers of the catalogue are deleted (ms). */
const FORGOTTEN_MS = 14 * 24 * HOUR_MS;

/** Users per run, and maximum run (ms). */
const LIMIT = 100;
const RUN_MS = 100_000;

/**
 * Finds recommendations: soon after a user's taste changed, and for all users every night. At night also
 * counts how rare traits are, and deletes old answers of the catalogue.
 */
export function refreshForYou(options: LookOptions): Job {
  const { client, clock } = options;
  return {
    leaseSeconds: 600,
    async run(signal) {
      const now = clock().getTime();
      const hour = new Date(now).getUTCHours();
      const isNight = hour >= NIGHT_HOURS.from && hour < NIGHT_HOURS.to;
      const due = await duePeople(
        client,
        {
          quiet: new Date(now - QUIET_MS),
          waiting: new Date(now - WAITING_MS),
          older: new Date(now - (isNight ? NIGHT_MS : DAY_MS)),
        },
        LIMIT,
      );
      const count = { people: 0, calls: 0, failed: 0 };
      if (due.length > 0) await countTraits(client);
      for (const person of due) {
        if (signal.aborted || clock().getTime() - now >= RUN_MS) break;
        const looked = await lookFor(options, person, signal);
        count.people += 1;
        count.calls += looked.calls;
        count.failed += looked.failed;
        // Ends the run while the catalogue is down.
        if (looked.failed >= PATIENCE) break;
      }
      if (isNight) await forgetSources(client, new Date(now - FORGOTTEN_MS));
      return `Titles for ${count.people} people looked for, ${count.calls} calls, ${count.failed} failed.`;
    },
  };
}
