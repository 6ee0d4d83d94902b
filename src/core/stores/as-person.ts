import { oncePerWorld } from './environment.ts';
import { ownedStore, type Owned } from './owned.ts';

// Actions of the signed-in user that need ownership checks but no store.

const page = oncePerWorld((environment) => ownedStore(environment, { forget() {} }));

/** Runs an action for the signed-in user (see `Owned.attempt`). */
export const attemptAsPerson: Owned<never>['attempt'] = (work) => page().attempt(work);

/** The same for a request already sent with the session cookie; its answer names the user. */
export const sentAsPerson: Owned<never>['sent'] = (mark) => page().sent(mark);

/** An action offered to the signed-in user for later, like Undo. It does nothing for another user. */
export const offeredToPerson: Owned<never>['offered'] = (act) => page().offered(act);
