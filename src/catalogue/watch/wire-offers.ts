import { z } from 'zod';
import { count, id, members, membersOrNone, name, path, text } from '../wire-fields.ts';

const service = { provider_id: id, provider_name: name, logo_path: path, display_priority: count };

const provider = z.object(service);
export type Provider = z.infer<typeof provider>;

export const countryOffers = z.object({
  link: text,
  flatrate: membersOrNone(provider),
  free: membersOrNone(provider),
  ads: membersOrNone(provider),
  rent: membersOrNone(provider),
  buy: membersOrNone(provider),
});
export type CountryOffers = z.infer<typeof countryOffers>;

/** A title's offers by country; countries without any are absent. */
export const offersAnswer = z.object({ results: z.record(z.string(), z.unknown()) });

/** The same as an optional part of a title's details. */
export const offersBeside = offersAnswer
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

/** All services, with their rank in each country. */
export const servicesAnswer = z.object({
  results: members(
    z.object({
      ...service,
      display_priorities: z.record(z.string(), count).nullish().catch(null),
    }),
  ),
});
export type ListedService = z.infer<typeof servicesAnswer>['results'][number];

export const regionsAnswer = z.object({
  results: members(z.object({ iso_3166_1: name, english_name: text })),
});
