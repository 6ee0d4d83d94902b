/** What fields say whatever they are for. */
export const FIELD_MESSAGES = {
  capsLock: 'Caps Lock is on',
} as const;
