/** What fields say whatever they are for. */
export const FIELD_MESSAGES = {
  capsLock: 'Caps Lock is on',
  show: 'Show',
  hide: 'Hide',
  /** What these two do to a password, for whoever hears them. */
  password: { show: 'Show password', hide: 'Hide password' },
} as const;
