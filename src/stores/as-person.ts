import { oncePerWorld } from './environment.ts';
import { ownedStore, type Owned } from './owned.ts';

// Acts of the signed-in user of which no store keeps anything: they belong to a store without contents.

const page = oncePerWorld((environment) => ownedStore(environment, { forget() {} }));

/** Does something for the signed-in user (see `Owned`). */
export const attemptAsPerson: Owned<never>['attempt'] = (work) => page().attempt(work);

/** The same for a mark that was sent already, by the session cookie; its answer says whose it is. */
export const sentAsPerson: Owned<never>['sent'] = (mark) => page().sent(mark);

/** An act offered to the signed-in user for later, like Undo. It does nothing for another user. */
export const offeredToPerson: Owned<never>['offered'] = (act) => page().offered(act);
