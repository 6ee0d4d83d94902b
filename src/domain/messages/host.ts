import { plural } from '../plural.ts';

/** What the host says in place of a page: that something broke, that it is full, that a request is not sound. */
export const HOST_MESSAGES = {
  sorry: 'Something went wrong on our side. Please try again in a moment.',
  /** By status. */
  headings: {
    404: 'Not found',
    413: 'Too large',
    429: 'One moment, please',
    500: 'Error',
    503: 'Too busy',
  } as Readonly<Record<number, string>>,
  tooLarge: 'That is larger than we accept.',
  tooBusy: 'Too many people are here at once. Please try again in a moment.',
  tooMany: (seconds: number) =>
    plural(seconds, {
      one: 'Too many requests. Please try again in {n} second.',
      other: 'Too many requests. Please try again in {n} seconds.',
    }),
  otherSite: 'Only paths on this site are answered.',
  longAddress: 'This address is too long.',
  oddCharacters: 'This address has characters no address may have.',
  oddAddress: 'This address is not well-formed.',
  noPage: 'There is no such page.',
  notHttp: 'This is not valid HTTP.',
  twoHosts: 'A request must name exactly one host.',
  oddHost: 'The host is missing or not well-formed.',
  method: 'This method is not supported here.',
  body: 'A request that reads must not have a body.',
  elsewhere: 'Another site sent this request.',
} as const;
