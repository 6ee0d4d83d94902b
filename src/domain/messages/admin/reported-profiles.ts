import { plural } from '../../plural.ts';
import { REPORTED_MESSAGES } from '../reports.ts';

/** What the dashboard says of reported pages of people. */
export const REPORTED_PROFILE_MESSAGES = {
  heading: 'Reported pages',
  none: 'No page of a person is reported.',
  more: (shown: number, total: number) =>
    plural(total, {
      one: `The ${shown} most reported of {n} page.`,
      other: `The ${shown} most reported of {n} pages.`,
    }),
  ...REPORTED_MESSAGES,
  keepOf: (handle: string) => `Dismiss the reports of @${handle}`,
  hide: 'Hide page',
  hideOf: (handle: string) => `Hide the page of @${handle}`,
  show: 'Show page',
  showOf: (handle: string) => `Show the page of @${handle} again`,
  hiding: {
    title: 'Hide this page',
    question: 'Why is it hidden? The log keeps the reason.',
    reasons: ['Pretends to be another', 'Insult', 'Spam', 'Offensive name or picture', 'Something else'],
    label: 'Hide page',
  },
  hidden: { title: 'Page hidden', text: 'Only its owner sees it.' },
  shown: { title: 'Page shown', text: 'It is seen again as its owner chose.' },
  dismissed: { title: 'Reports dismissed', text: 'The page stays as it is.' },
  failed: { title: 'Error', text: 'That could not be done. Please try again.' },
} as const;
