import { formatDate, type CalendarDate } from '../../dates.ts';
import { plural } from '../../plural.ts';

const count = (n: number, one: string, other: string) =>
  plural(n, { one: `{n} ${one}`, other: `{n} ${other}` });

/** Sentences of home that are about the person: what leads, what they missed, how to begin. */
export const OWN_HOME_MESSAGES = {
  /** Over what leads the page. */
  lead: { arrived: 'New on your services' },
  /** Where nothing leads: the catalogue does not answer. */
  noLead: {
    heading: 'What do you want to watch tonight?',
    text: 'Search for a title, or narrow all of them down.',
    discover: 'Discover Movies',
  },
  away: {
    heading: 'Since you were away',
    since: (day: CalendarDate) => `Since ${formatDate(day)}`,
    /** Up to a page of them. */
    notices: (n: number, most: number) =>
      n >= most ? `${most} or more notifications` : count(n, 'notification', 'notifications'),
    episodes: (n: number, series: number) =>
      `${count(n, 'episode', 'episodes')} of ${plural(series, { one: '{n} series you follow', other: '{n} series you follow' })}`,
    arrivals: (n: number) => `${count(n, 'title', 'titles')} from your wishlist on your services`,
  },
  steps: {
    heading: 'Make Marquee yours',
    done: 'Done',
    hide: 'Hide these steps',
    services: {
      label: 'Pick your services',
      text: 'Every title then says whether you can watch it right away.',
    },
    import: { label: 'Import your history', text: 'From Letterboxd, Trakt, IMDb, TV Time and more.' },
    stars: { label: 'Rate five favorites', text: 'Marquee then finds what fits you.' },
    series: { label: 'Follow three series', text: 'Their next episodes are then one press away.' },
  },
  /** Where the backend does not answer; why is told behind it. */
  failed: { title: 'What is yours could not be loaded', text: 'It is all still there.' },
  seen: { leftOut: 'What you have seen is left out below.', show: 'Show seen again' },
} as const;
