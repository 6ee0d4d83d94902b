import {
  claimLetterboxd,
  keepLetterboxdEntry,
  logLetterboxdEntry,
  newLetterboxdEntries,
  settleLetterboxd,
  type DueLetterboxd,
} from './letterboxd.queries.ts';
import type { Client } from '../../core/backend/client.ts';
import { cappedText } from '../../core/capped-text.ts';
import type { Clock } from '../../core/dates.ts';
import { CatalogueError } from '../../core/errors.ts';
import { candidateOf } from '../import/meant.ts';
import type { LetterboxdEntry } from './letterboxd.ts';
import { retryAfterMs } from '../../core/retry-after.ts';
import { readFeedInThread } from './feed-thread.server.ts';
import type { LookUpSource } from '../import/look-up.server.ts';
import type { Job } from '../../jobs/job.ts';

/** Feeds per batch, maximum bytes of one, timeout of one (ms), and maximum run (ms). */
const TURN = 5;
const MAX_BYTES = 256 * 1024;
const ANSWER_MS = 20_000;
const RUN_MS = 60_000;

/** Longest validator (ETag, Last-Modified) stored for the next conditional request. */
const TAG_LENGTH = 300;
const TIME_LENGTH = 100;

const SITE = 'https://letterboxd.com';

export interface FollowLetterboxdOptions {
  client: Client;
  catalogue: LookUpSource;
  /** The `fetch` for the public internet. */
  fetch: (request: Request) => Promise<Response>;
  clock: Clock;
  /** Letterboxd by default. */
  site?: string;
}

/** Imports followed Letterboxd diaries hourly, by conditional requests; each entry once. */
export function followLetterboxd(options: FollowLetterboxdOptions): Job {
  const { client, catalogue, fetch, clock, site = SITE } = options;

  async function ask({ name, etag, modified }: DueLetterboxd): Promise<Response> {
    const headers = {
      'user-agent': 'Marquee (follows a diary hourly)',
      accept: 'application/rss+xml, application/xml',
      ...(etag !== null && { 'if-none-match': etag }),
      ...(modified !== null && { 'if-modified-since': modified }),
    };
    const signal = AbortSignal.timeout(ANSWER_MS);
    return fetch(new Request(`${site}/${name}/rss/`, { headers, signal }));
  }

  /** The response's validators. */
  function told(headers: Headers): { etag: string | null; modified: string | null } {
    const short = (name: string, most: number) => {
      const value = headers.get(name);
      return value !== null && value.length <= most ? value : null;
    };
    return { etag: short('etag', TAG_LENGTH), modified: short('last-modified', TIME_LENGTH) };
  }

  /** Adds new entries. Returns how many, and whether the catalogue answered for all. */
  async function enter(due: DueLetterboxd, entries: readonly LetterboxdEntry[]) {
    const unread = new Set(await newLetterboxdEntries(client, due.person, entries));
    let counted = 0;
    let isWhole = true;
    for (const entry of entries.filter(({ guid }) => unread.has(guid))) {
      try {
        const title = entry.title && (await catalogue.title(entry.title, { late: true }));
        if (!title) {
          await logLetterboxdEntry(client, due, entry);
          continue;
        }
        const outcome = await keepLetterboxdEntry(client, due, { ...entry, title: candidateOf(title) });
        if (outcome === 'counted') counted += 1;
      } catch (error) {
        if (!(error instanceof CatalogueError)) throw error;
        isWhole = false;
      }
    }
    return { counted, isWhole };
  }

  /** Returns the number of added entries. */
  async function look(due: DueLetterboxd): Promise<number> {
    let response: Response;
    let xml: string | null = null;
    try {
      response = await ask(due);
      if (response.ok) xml = await cappedText(response, MAX_BYTES);
      else await response.body?.cancel();
    } catch {
      // A network error: retried later.
      await settleLetterboxd(client, due, 'failed');
      return 0;
    }
    if (response.status === 304) {
      await settleLetterboxd(client, due, 'same');
      return 0;
    }
    if (!response.ok) {
      const wait = Math.ceil((retryAfterMs(response.headers.get('retry-after'), clock) ?? 0) / 1000);
      const isGone = response.status === 404 || response.status === 410;
      const outcome = isGone ? 'nobody' : response.status === 429 ? 'limited' : 'failed';
      await settleLetterboxd(client, due, outcome, { wait });
      return 0;
    }
    const entries = xml === null ? null : await readFeedInThread({ xml, withReviews: due.withReviews });
    if (entries === null) {
      await settleLetterboxd(client, due, 'unreadable');
      return 0;
    }
    const { counted, isWhole } = await enter(due, entries);
    // Without validators if the catalogue failed for an entry, so that the feed is read again.
    await settleLetterboxd(client, due, 'read', isWhole ? told(response.headers) : {});
    return counted;
  }

  return {
    leaseSeconds: 300,
    async run(signal) {
      const end = clock().getTime() + RUN_MS;
      const count = { feeds: 0, entries: 0 };
      const failures: unknown[] = [];
      while (!signal.aborted && clock().getTime() < end) {
        const turn = await claimLetterboxd(client, TURN);
        if (turn.length === 0) break;
        // One at a time, since all requests go to one site.
        for (const due of turn) {
          try {
            count.entries += await look(due);
          } catch (error) {
            // An error in one feed does not affect the others; the run rejects at its end.
            failures.push(error);
            await settleLetterboxd(client, due, 'failed');
          }
          count.feeds += 1;
        }
      }
      if (failures.length > 0) {
        throw new AggregateError(
          failures,
          `${failures.length} of ${count.feeds} diaries at Letterboxd failed.`,
        );
      }
      return `${count.feeds} diaries at Letterboxd looked at, ${count.entries} watches came in.`;
    },
  };
}
