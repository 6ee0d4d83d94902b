import { m } from '../../paraglide/messages.js';

/** Explains an error of the backend to the user, without its cause. */
export const backendBy = {
  duplicate: m.backend_duplicate,
  none: m.backend_none,
  forbidden: m.backend_forbidden,
  expired: m.backend_expired,
  invalid: m.backend_invalid,
  bound: m.backend_bound,
  tooLarge: m.backend_too_large,
  limited: m.backend_limited,
  offline: m.backend_offline,
  foreign: m.backend_foreign,
  full: m.backend_full,
  slow: m.backend_slow,
  unavailable: m.backend_unavailable,
};
