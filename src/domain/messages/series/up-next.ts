import { ACCOUNT_MENU_MESSAGES } from '../header.ts';

/** Sentences of the page with the next episodes of what somebody follows. */
export const UP_NEXT_MESSAGES = {
  title: ACCOUNT_MENU_MESSAGES.upNext,
  calendar: ACCOUNT_MENU_MESSAGES.calendar,
  description: 'The next episodes of the series you follow on Marquee.',
  signIn: 'Sign in to see what is next',
  sections: { next: 'Next episodes', caughtUp: 'Caught up', paused: 'Paused', dropped: 'Dropped' },
  none: 'You follow no series yet',
  noneText: 'Follow a series on its page, or mark an episode you have watched: the next one appears here.',
  nothingNext: 'Nothing to watch right now',
  nothingNextText: 'You have seen every episode that has aired of the series you follow.',
  /** Where all are paused or dropped. */
  allQuietText: 'The series you follow are paused or dropped. Resume one of them below.',
  browse: { label: 'Browse TV series', path: '/tv-series' },
  /** On home, over the series that leads, and beside its button. */
  lead: 'Next episode',
  details: 'View Details',
  mark: 'Watched',
  markOf: (code: string, title: string) => `Mark ${code} of ${title} as watched`,
  after: (code: string) => `Then ${code}`,
  last: 'The last one for now',
  all: (name: string, count: number) => `All ${count}: ${name}`,
  back: 'Up Next',
  earlier: 'Earlier',
  later: 'More',
} as const;
