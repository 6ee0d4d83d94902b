import { z } from 'zod';
import { passOnPageChange } from '../contract/page-changes.ts';
import { changedPath, EVERY_PAGE, gonePaths } from '../domain/changed-page.ts';

/** The channel on which the database says what has changed (migration `telling_of_changes`). */
export const CHANGES = 'marquee_changes';

const GONE = { gone: z.boolean().default(false) };
const TOLD = z.union([
  z.object({ every: z.literal(true) }),
  z.object({ accounts: z.literal(true) }),
  z.object({ kind: z.enum(['movie', 'tv']), id: z.int(), ...GONE }),
  z.object({ list: z.string(), ...GONE }),
  z.object({ handle: z.string(), ...GONE }),
]);

/**
 * Does what follows from what the database says: kept pages that show something else are forgotten, and `onAccountsGone`
 * is called when accounts were deleted. Null, for what may have been missed, is all of it.
 */
export function createChangesHeard(onAccountsGone: () => void): (said: string | null) => void {
  return (said) => {
    if (said === null) onAccountsGone();
    const told = TOLD.parse(said === null ? { every: true } : JSON.parse(said));
    if ('every' in told) passOnPageChange(EVERY_PAGE);
    else if ('accounts' in told) onAccountsGone();
    else for (const path of told.gone ? gonePaths(told) : [changedPath(told)]) passOnPageChange(path);
  };
}
