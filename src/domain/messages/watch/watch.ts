import { formatDate, type CalendarDate } from '../../dates.ts';
import type { OfferKind } from '../../watch/offers.ts';

/** Sentences about where a title can be seen. */
export const WATCH_MESSAGES = {
  heading: 'Where to watch',
  headingOf: (title: string) => `Where to watch ${title}`,
  headingIn: (region: string) => `Where to watch in ${region}`,
  kinds: { included: 'Included', free: 'Free', rent: 'Rent', buy: 'Buy' } satisfies Record<OfferKind, string>,
  explained: {
    included: 'With a subscription to one of these services.',
    free: 'Free, some of it with ads.',
    rent: 'For a while, paid per title.',
    buy: 'For good, paid per title.',
  } satisfies Record<OfferKind, string>,
  /** At the end of a row of services: a link to all of them, by which the row is reached by keyboard. */
  more: (count: number) => `${count} more`,
  details: 'Details',
  nowhere: 'Not streaming in your country right now.',
  nowhereIn: (region: string) => `Not streaming in ${region} right now.`,
  unknown: 'We could not check this right now.',
  /** The same as a sentence of its own, where there is nothing to say of a source. */
  checkedAlone: (day: CalendarDate, today: CalendarDate) =>
    day === today ? 'Checked today' : `Checked ${formatDate(day)}`,
  /** Where the data comes from; the last word is a link. */
  dataBy: (source: string, day: CalendarDate, today: CalendarDate) =>
    day === today ? `Data by ${source}, checked today` : `Data by ${source}, checked ${formatDate(day)}`,
  justWatch: 'JustWatch',
  sample: (source: string) => `Sample services. Real data by ${source}`,
  sampleNote:
    'These services are invented, and so is what they show: the bundled catalogue knows no real ones.',
  chooser: { label: 'Region', submit: 'Show' },
  back: (title: string) => `About ${title}`,
  atTmdb: 'The same at TMDB',
  title: (title: string, region: string) => `Where to watch ${title} in ${region}`,
  description: (title: string, region: string, told: string) =>
    told === ''
      ? `${title} is not streaming in ${region} right now.`
      : `Where to watch ${title} in ${region}: ${told}.`,
  told: {
    included: (names: string) => `included with ${names}`,
    free: (names: string) => `free on ${names}`,
    rent: (names: string) => `to rent from ${names}`,
    buy: (names: string) => `to buy from ${names}`,
  } satisfies Record<OfferKind, (names: string) => string>,
  failed: 'Failed to load where to watch it',
  /** In the profile. */
  region: {
    section: {
      heading: 'Where you watch',
      introduction: 'Which services have a title differs by country. Only you see this.',
    },
    label: 'Country',
    automatic: 'From my browser',
    saved: (name: string) => ({ title: 'Saved', text: `Services are shown for ${name}` }),
    savedAutomatic: { title: 'Saved', text: 'Services are shown for the country your browser names' },
    failed: (message: string) => ({ title: 'Error', text: `Failed to save the country. ${message}` }),
  },
} as const;
