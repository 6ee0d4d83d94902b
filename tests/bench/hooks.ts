import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renewConnection } from '../../src/features/connections/own.queries.ts';
import { loadKeys } from '../../packages/embedded/src/supabase/auth/keys.ts';
import { plexEpisode } from '../support/connections/bodies.ts';
import { startMarquee } from '../support/host/marquee.ts';
import { signUpPerson } from './people.ts';
import { quantile, type Figure } from './table.ts';

const DELIVERIES = 500;

/** How long a program waits for its answer (202), while the job works on what came before. */
export async function benchHooks(): Promise<Figure[]> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'marquee-bench-'));
  const marquee = await startMarquee({ DATA_DIR: dataDirectory, RATE_LIMIT: 'off' });
  try {
    const { anonKey } = await loadKeys(dataDirectory);
    const { client } = await signUpPerson(marquee.url, anonKey, 'plays@example.org');
    const secret = (await renewConnection(client, 'plex', null)) ?? '';
    const took: number[] = [];
    for (let index = 0; index < DELIVERIES; index += 1) {
      const form = new FormData();
      const place = { index, Guid: [], grandparentTitle: 'Neon Harbour', title: `Episode ${index}` };
      form.set('payload', JSON.stringify(plexEpisode('media.scrobble', place)));
      form.set('thumb', new Blob([new Uint8Array(20_000)], { type: 'image/jpeg' }), 'thumb.jpg');
      const began = performance.now();
      const answer = await fetch(`${marquee.url}/hooks/plex/${secret}`, { method: 'POST', body: form });
      took.push(performance.now() - began);
      if (answer.status !== 202) throw new Error(`delivery ${index}: ${answer.status}`);
    }
    const values = { ms: quantile(took, 0.5), 'ms (p95)': quantile(took, 0.95), longest: Math.max(...took) };
    return [{ what: `${DELIVERIES} deliveries of Plex, one after the other`, values }];
  } finally {
    await marquee.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}
