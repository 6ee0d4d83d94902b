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
