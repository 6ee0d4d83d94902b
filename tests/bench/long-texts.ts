import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TMDB_KEY } from '../support/e2e/ports.ts';
import { startMarquee } from '../support/host/marquee.ts';
import { realLengths } from '../support/tmdb/real-length.ts';
import { startTmdbServer } from '../support/tmdb/server.ts';

/** The product over a server that answers as TMDB does, with texts as long as TMDB's; `end` stops both and clears away. */
export async function startWithLongTexts() {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'marquee-bench-'));
  const tmdb = await startTmdbServer({ apiKey: TMDB_KEY });
  tmdb.behave(realLengths());
  const marquee = await startMarquee({
    ...{ DATA_DIR: dataDirectory, RATE_LIMIT: 'off', TMDB_PER_SECOND: '50' },
    ...{ TMDB_API_URL: tmdb.url, TMDB_IMAGE_URL: tmdb.imageUrl, TMDB_API_KEY: TMDB_KEY },
  });
  const end = async () => {
    await marquee.stop();
    await tmdb.close();
    rmSync(dataDirectory, { recursive: true, force: true });
  };
  return { marquee, tmdb, end };
}
