import { z } from 'zod';
import { passOnPageChange } from '../contract/page-changes.ts';
import { changedPath, EVERY_PAGE, gonePaths } from '../core/changed-page.ts';
import type { JobService } from '../jobs/service.ts';

/** The database channel of changes. */
export const CHANGES = 'marquee_changes';

const GONE = { gone: z.boolean().default(false) };
const TOLD = z.union([
  z.object({ every: z.literal(true) }),
  z.object({ accounts: z.literal(true) }),
  z.object({ webhooks: z.literal(true) }),
  z.object({ releases: z.literal(true) }),
  z.object({ kind: z.enum(['movie', 'tv']), id: z.int(), ...GONE }),
  z.object({ list: z.string(), ...GONE }),
  z.object({ handle: z.string(), ...GONE }),
]);

/** Jobs that react to changes. */
type Woken = Pick<JobService, 'removeAvatars' | 'wakeWebhooks' | 'learnReleases'>;

/**
 * Handles change notifications of the database: evicts cached pages, deletes avatars of deleted accounts,
 * sends webhooks, loads release dates. Null, for missed notifications, triggers all of them.
 */
export function createChangesHeard(woken: Woken): (said: string | null) => void {
  const { removeAvatars, wakeWebhooks, learnReleases } = woken;
  return (said) => {
    if (said === null) {
      passOnPageChange(EVERY_PAGE);
      removeAvatars();
      learnReleases?.();
      return wakeWebhooks?.();
    }
    const told = TOLD.parse(JSON.parse(said));
    if ('every' in told) passOnPageChange(EVERY_PAGE);
    else if ('accounts' in told) removeAvatars();
    else if ('webhooks' in told) wakeWebhooks?.();
    else if ('releases' in told) learnReleases?.();
    else for (const path of told.gone ? gonePaths(told) : [changedPath(told)]) passOnPageChange(path);
  };
}
