import { removeAbandonedAvatars } from './avatars.queries.ts';
import type { Client } from '../../core/backend/client.ts';
import type { Job } from '../../jobs/job.ts';

/** Deletes avatars that could not be deleted with their account. */
export function removeAvatars(client: Client): Job {
  return {
    leaseSeconds: 300,
    async run(signal) {
      let removed = 0;
      let batch = 0;
      do {
        batch = await removeAbandonedAvatars(client);
        removed += batch;
      } while (batch > 0 && !signal.aborted);
      return `${removed} avatars of deleted accounts removed.`;
    },
  };
}
