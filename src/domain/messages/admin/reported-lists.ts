import { plural } from '../../plural.ts';
import { REPORTED_MESSAGES } from '../reports.ts';

/** What reporting a list says. */
export const LIST_REPORT_MESSAGES = {
  report: 'Report',
  refused: { title: 'Sign in to report this list', text: 'Reports are read by the admins.' },
  reporting: {
    title: 'Report this list',
    question: 'What is wrong with it?',
    reasons: [
      'Insults or hate',
      'Spam or advertising',
      'An offensive name or description',
      'Something private about somebody',
      'Something else',
    ],
  },
  reported: { title: 'Thank you', text: 'The admins will look at this list.' },
  alreadyReported: { title: 'Reported already', text: 'The admins know what you think of this list.' },
  own: { title: 'That cannot be done', text: 'This list is your own.' },
  gone: { title: 'That cannot be done', text: 'This list cannot be seen any more.' },
  failed: { title: 'That did not work', text: 'Nothing has changed. Please try again.' },
} as const;

/** What the dashboard says of reported lists. */
export const REPORTED_LIST_MESSAGES = {
  heading: 'Reported lists',
  none: 'No list is reported.',
  more: (shown: number, total: number) =>
    plural(total, {
      one: `The ${shown} most reported of {n} list.`,
      other: `The ${shown} most reported of {n} lists.`,
    }),
  ...REPORTED_MESSAGES,
  keepOf: (name: string) => `Dismiss the reports of ${name}`,
  hide: 'Hide list',
  hideOf: (name: string) => `Hide ${name}`,
  show: 'Show list',
  showOf: (name: string) => `Show ${name} again`,
  hiding: {
    title: 'Hide this list',
    question: 'Why is it hidden? The log keeps the reason.',
    reasons: ['Insult', 'Spam', 'Offensive name or description', 'Something private', 'Something else'],
    label: 'Hide list',
  },
  hidden: { title: 'List hidden', text: 'Only its owner sees it, as a private one.' },
  shown: { title: 'List shown', text: 'It is seen again as its owner chose.' },
  dismissed: { title: 'Reports dismissed', text: 'The list stays as it is.' },
  failed: { title: 'Error', text: 'That could not be done. Please try again.' },
} as const;
