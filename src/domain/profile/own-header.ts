import type { Account } from '../auth/account.ts';
import type { Profile } from './profile.ts';

/** The signed-in user's data in the header. */
export interface OwnHeader {
  account: Account;
  /** Null if deleted or missing. */
  profile: Profile | null;
  admin: boolean;
  /** Unread notices, counted up to 100. */
  unread: number;
}
