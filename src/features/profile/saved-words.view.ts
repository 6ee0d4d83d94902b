import { m } from '../../paraglide/messages.js';
import type { Saved } from './profile-forms.ts';

/** The message after a form of the profile was saved. */
export const savedWords = (saved: Saved): string =>
  ({
    name: m.account_profile_saved_text(),
    handle: m.own_profile_states_claimed(),
    password: m.password_changed_text(),
    tokens: m.password_tokens_revoked_text(),
    tokensStay: m.password_tokens_stay_text(),
  })[saved];
