import type { Account } from '../auth/account.ts';
import type { Profile } from './profile.ts';

/** What the header of a page says of whoever is signed in. */
export interface OwnHeader {
  account: Account;
  /** Null where there is none (any more). */
  profile: Profile | null;
  admin: boolean;
  /** Notices not read; 100 stands for all beyond. */
  unread: number;
}
