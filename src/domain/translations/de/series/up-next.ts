import type * as English from '../../../messages/series/up-next.ts';
import type { Translated } from '../../../language/translated.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';

export const UP_NEXT_MESSAGES: Translated<typeof English.UP_NEXT_MESSAGES> = {
  title: ACCOUNT_MENU_MESSAGES.upNext,
  calendar: ACCOUNT_MENU_MESSAGES.calendar,
  description: 'Die nächsten Folgen der Serien, denen du auf Marquee folgst.',
  signIn: 'Melde dich an, um zu sehen, was als Nächstes kommt',
  sections: {
    next: 'Nächste Folgen',
    caughtUp: 'Alles gesehen',
    paused: 'Pausiert',
    dropped: 'Abgebrochen',
  },
  none: 'Du folgst noch keiner Serie',
  noneText:
    'Folge einer Serie auf ihrer Seite oder markier eine Folge als gesehen: Dann steht hier die nächste.',
  nothingNext: 'Gerade steht nichts an',
  nothingNextText: 'Von den Serien, denen du folgst, hast du alles gesehen, was gelaufen ist.',
  allQuietText: 'Die Serien, denen du folgst, sind pausiert oder abgebrochen. Nimm unten eine wieder auf.',
  browse: { label: 'Serien ansehen', path: '/tv-series' },
  lead: 'Nächste Folge',
  details: 'Details',
  mark: 'Gesehen',
  markOf: (code, title) => `${code} von „${title}“ als gesehen markieren`,
  after: (code) => `Danach ${code}`,
  last: 'Vorerst die letzte',
  all: (name, count) => `Alle ${count}: ${name}`,
  back: 'Als Nächstes',
  earlier: 'Früher',
  later: 'Mehr',
};
