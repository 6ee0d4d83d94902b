import {
  claimLetterboxd,
  keepLetterboxdEntry,
  newLetterboxdEntries,
  settleLetterboxd,
  type DueLetterboxd,
} from '../../backend/connections/letterboxd.ts';
import type { Client } from '../../backend/client.ts';
import { cappedText } from '../../domain/capped-text.ts';
import type { Clock } from '../../domain/dates.ts';
import { CatalogueError } from '../../domain/errors.ts';
import { starsOf } from '../../domain/import/entry.ts';
import { candidateOf } from '../../domain/import/meant.ts';
import { readLetterboxdFeed } from '../connections/letterboxd-feed.ts';
import type { LookUpSource } from '../import/look-up.ts';
import type { Job } from './job.ts';

/** Feeds of one turn, bytes of one, how long (ms) one may take, and a run. */
const TURN = 5;
const MAX_BYTES = 2 * 1024 * 1024;
const ANSWER_MS = 20_000;
const RUN_MS = 60_000;

const SITE = 'https://letterboxd.com';

export interface FollowLetterboxdOptions {
  client: Client;
  catalogue: LookUpSource;
  /** How calls leave to the public internet. */
  fetch: (request: Request) => Promise<Response>;
  clock: Clock;
  /** Letterboxd's unless given. */
  site?: string;
}

/** Reads the diaries at Letterboxd that people follow: each hourly, only when it has changed, and each entry once. */
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

  /** How many entries came in. */
  async function look(due: DueLetterboxd): Promise<number> {
    let response: Response;
    let xml: string | null = null;
    try {
      response = await ask(due);
      if (response.ok) xml = await cappedText(response, MAX_BYTES);
      else await response.body?.cancel();
    } catch {
      // Whatever a socket says: it is asked again later.
      await settleLetterboxd(client, due, 'failed');
      return 0;
    }
    if (response.status === 304) {
      await settleLetterboxd(client, due, 'same');
      return 0;
    }
    if (!response.ok) {
      const wait = Number(response.headers.get('retry-after') ?? 0) || 0;
      const outcome = response.status === 404 ? 'nobody' : response.status === 429 ? 'limited' : 'failed';
      await settleLetterboxd(client, due, outcome, { wait });
      return 0;
    }
    const entries = xml === null ? null : readLetterboxdFeed(xml, due.withReviews);
    if (entries === null) {
      await settleLetterboxd(client, due, 'unreadable');
      return 0;
    }
    const unread = new Set(
      await newLetterboxdEntries(
        client,
        due.person,
        entries.map(({ guid }) => guid),
      ),
    );
    let counted = 0;
    let isWhole = true;
    for (const entry of entries.filter(({ guid }) => unread.has(guid))) {
      try {
        const title = await catalogue.title({ kind: 'movie', id: entry.tmdb }, { late: true });
        if (!title) continue;
        const whole = entry.stars === null ? null : starsOf({ value: entry.stars, of: 5 });
        const outcome = await keepLetterboxdEntry(client, due, {
          ...entry,
          whole,
          title: candidateOf(title),
        });
        if (outcome === 'counted') counted += 1;
      } catch (error) {
        if (!(error instanceof CatalogueError)) throw error;
        isWhole = false;
      }
    }
    // What the catalogue did not answer for is read the next time, so the feed must come again.
    const told = isWhole
      ? { etag: response.headers.get('etag'), modified: response.headers.get('last-modified') }
      : {};
    await settleLetterboxd(client, due, 'read', told);
    return counted;
  }

  return {
    leaseSeconds: 300,
    async run(signal) {
      const end = clock().getTime() + RUN_MS;
      const count = { feeds: 0, entries: 0 };
      while (!signal.aborted && clock().getTime() < end) {
        const turn = await claimLetterboxd(client, TURN);
        if (turn.length === 0) break;
        // One after the other: all of them ask one site.
        for (const due of turn) {
          count.entries += await look(due);
          count.feeds += 1;
        }
      }
      return `${count.feeds} diaries at Letterboxd looked at, ${count.entries} watches came in.`;
    },
  };
}
