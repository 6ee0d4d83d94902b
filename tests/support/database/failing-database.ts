import type { APIRequestContext } from '@playwright/test';
import { TMDB_KEY } from '../e2e/ports.ts';
import { startMarquee } from '../host/marquee.ts';
import { startTmdbServer } from '../tmdb/server.ts';

/** The product and its movie database, for one test in which the database fails. */
export async function withDatabase(
  use: (base: string, fail: (how: 500 | null) => void, request: APIRequestContext) => Promise<void>,
  request: APIRequestContext,
): Promise<void> {
  const tmdb = await startTmdbServer({ apiKey: TMDB_KEY });
  const marquee = await startMarquee({
    TMDB_API_URL: tmdb.url,
    TMDB_IMAGE_URL: tmdb.imageUrl,
    TMDB_API_KEY: TMDB_KEY,
  });
  try {
    await use(marquee.url, (how) => tmdb.behave(how), request);
  } finally {
    await marquee.stop();
    await tmdb.close();
  }
}
