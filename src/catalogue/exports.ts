import { z } from 'zod';
import { cappedText } from '../domain/capped-text.ts';
import { addDays, today, type Clock } from '../domain/dates.ts';
import type { Loaded } from './cache.ts';
import { FRESH_MS } from './ttl.ts';
import { UpstreamError } from './upstream-error.ts';
import { flag, id, number } from './wire-fields.ts';

/** What the catalogue has lists of the ids of. */
export type Listed = 'person' | 'collection';

/** The most addresses a sitemap may hold (sitemaps.org), and so the most ids that are kept. */
const MOST_LISTED = 50_000;

interface Exports {
  fetch: (request: Request) => Promise<Response>;
  /** Where the files lie. */
  url: string;
  clock: Clock;
  timeoutMs: number;
  /** Bytes of a file that are read at most, unpacked. */
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
 * The ids in TMDB's daily export of people or collections (developer.themoviedb.org/docs/daily-id-exports), a gzipped
 * file of one JSON object a line: each once, the best known first, nobody for adults, 50,000 at most. It is yesterday's
 * file, since the day's own comes in the morning. Rejects with UpstreamError when there is none to read.
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
