import { attempt } from '../attempt.ts';
import { ask } from '../own-server.ts';

/** How long the server is asked whether it has the episodes, and how often, in milliseconds. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 2000;

/**
 * Has the server fetch the episodes of a followed series; answers whether they are there. Of a long series it says at
 * first that it is at it, and is asked again.
 */
export async function fetchEpisodes(id: number): Promise<boolean> {
  for (let waited = 0; waited < PATIENCE_MS; waited += PAUSE_MS) {
    const answer = await attempt(() =>
      ask<{ kind: 'kept' | 'gone' | 'fetching' }>('POST', `/api/series/${id}/episodes`),
    );
    if (answer.kind === 'failed') return false;
    if (answer.value.kind !== 'fetching') return answer.value.kind === 'kept';
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return false;
}
