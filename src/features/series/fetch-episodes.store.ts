import { attempt } from '../../core/stores/attempt.ts';
import { ask } from '../../core/stores/own-server.ts';

/** Timeout and polling interval, in milliseconds. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 2000;

/**
 * Has the server import a followed series' episodes; returns whether it has them. Polls, since a long series takes a
 * while.
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
