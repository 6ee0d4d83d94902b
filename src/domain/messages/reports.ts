/** What the dashboard says of whatever is reported. */
export const REPORTED_MESSAGES = {
  nameless: 'No name',
  because: 'Reported because',
  first: (when: string) => `First reported ${when}`,
  suspended: 'Hidden',
  keep: 'Dismiss',
  kept: 'Dismissed',
} as const;

/** What every report asks besides its reasons. */
export const REPORT_MESSAGES = {
  more: 'Anything to add? (optional)',
  send: 'Report',
  sending: 'Sending...',
  review: {
    title: 'Report review',
    question: 'What is wrong with it?',
    reasons: ['Spam or advertising', 'Insults or hate', 'Spoilers', 'Not about this title', 'Something else'],
  },
} as const;
