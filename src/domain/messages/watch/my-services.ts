import { formatNumber } from '../../format.ts';
import { plural } from '../../plural.ts';

const failed = (text: string) => ({ title: 'Error', text });

/** Sentences about the services somebody has. */
export const MY_SERVICES_MESSAGES = {
  section: {
    heading: 'My services',
    introduction: 'Pick what you have: titles included with them are marked wherever you see them.',
  },
  search: 'Find a service',
  noneFound: (text: string) => `No service here is called “${text}”`,
  /** Of many services the first are shown. */
  more: (shown: number, all: number) =>
    `The first ${shown} of ${formatNumber(all)}. Type to find the others.`,
  ticked: (count: number) => plural(count, { one: '{n} service picked', other: '{n} services picked' }),
  elsewhere: 'Not in this region',
  unknown: (id: number) => `Service ${id}`,
  missing: 'The services of this region could not be loaded.',
  again: 'Try again',
  scripts: 'Picking services needs JavaScript.',
  added: (name: string) => ({ title: 'Added to your services', text: name }),
  removed: (name: string) => ({ title: 'Removed from your services', text: name }),
  failed: failed('Your services could not be changed'),
  notRead: failed('Your services could not be read'),
  tooMany: failed('You can pick 50 services. Remove one first.'),
  refused: { title: 'Please sign in', text: 'You need to be signed in to keep your services' },
  /** On a card. */
  included: 'Included on my services',
  only: 'On my services',
  change: 'My services',
  /** On home. */
  arrivals: 'New on my services',
  have: 'I have this',
  haveOf: (name: string) => `I have ${name}`,
} as const;
