/** What every report asks besides its reasons. */
export const REPORT_MESSAGES = {
  more: 'Anything to add? (optional)',
  send: 'Report',
  sending: 'Sending...',
} as const;
