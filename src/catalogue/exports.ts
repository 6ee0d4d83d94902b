import { z } from 'zod';
import { cappedText } from '../core/capped-text.ts';
import { addDays, today, type Clock } from '../core/dates.ts';
import type { Loaded } from './cache.ts';
import { FRESH_MS } from './ttl.ts';
import { UpstreamError } from './upstream-error.ts';
import { flag, id, number } from './wire-fields.ts';

/** What the daily exports list ids of. */
export type Listed = 'person' | 'collection';

/** The most URLs a sitemap may contain (sitemaps.org), hence the most ids. */
const MOST_LISTED = 50_000;

interface Exports {
  fetch: (request: Request) => Promise<Response>;
  /** Base URL of the files. */
  url: string;
  clock: Clock;
  timeoutMs: number;
  /** Most bytes read of a file, after decompression. */
  maxBytes: number;
}

const entry = z.object({ id, adult: flag, popularity: number });

function entryOf(line: string): z.infer<typeof entry> | null {
  try {
    return entry.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Loads the ids from TMDB's daily export of people or collections (developer.themoviedb.org/docs/daily-id-exports), a
 * gzipped file with one JSON object per line: distinct, most popular first, without adult ones, at most 50,000. It
 * reads yesterday's file, because today's is published in the morning. Rejects with UpstreamError if there is none.
 */
export async function loadExport(what: Listed, options: Exports): Promise<Loaded<number[]>> {
  const [year, month, day] = addDays(today(options.clock), -1).split('-');
  const path = `/${what}_ids_${month}_${day}_${year}.json.gz`;
  const found = (await unpacked(path, options)).split('\n').flatMap((line) => entryOf(line) ?? []);
  const shown = found.filter(({ adult }) => !adult).sort((a, b) => b.popularity - a.popularity);
  const ids = [...new Set(shown.map((one) => one.id))].slice(0, MOST_LISTED);
  return { value: ids, ttlMs: FRESH_MS.listed };
}

async function unpacked(path: string, { fetch, url, timeoutMs, maxBytes }: Exports): Promise<string> {
  let text: string | null;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(new Request(`${url}${path}`, { redirect: 'error', signal }));
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      const failure = { kind: 'status', status: response.status, retryAfterMs: null } as const;
      throw new UpstreamError(path, failure, `status ${response.status}`);
    }
    text = await cappedText(
      new Response(response.body.pipeThrough(new DecompressionStream('gzip'))),
      maxBytes,
    );
  } catch (error) {
    if (error instanceof UpstreamError) throw error;
    throw new UpstreamError(path, { kind: 'unreadable' }, 'no complete gzipped file');
  }
  if (text === null) throw new UpstreamError(path, { kind: 'unreadable' }, `more than ${maxBytes} bytes`);
  return text;
}
