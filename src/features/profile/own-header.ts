import type { Account } from '../../core/account.ts';
import type { Profile } from '../../core/profile.ts';

export interface OwnHeader {
  account: Account;
  /** Null if deleted or missing. */
  profile: Profile | null;
  admin: boolean;
  /** Unread notices, counted up to 100. */
  unread: number;
}
