import { m } from '../../paraglide/messages.js';
import { shortDecade } from '../../core/language/forms.ts';
import { counted } from '../../core/format.ts';
import { isolated } from '../../core/language/inserted.ts';
import { inRegion, ofRegionFirst } from '../../core/words/region-words.ts';
import { regionName, regionPhrase } from '../../core/regions.ts';
import type { Kind } from '../../core/title.ts';

export const discoverCountBy = {
  movie: (n: number): string => m.count_movies(counted(n)),
  tv: (n: number): string => m.count_series(counted(n)),
};

export const discoverShowBy = {
  movie: (count: number): string => m.discover_show_movie(counted(count)),
  tv: (count: number): string => m.discover_show_tv(counted(count)),
};

export const discoverFieldsMinutesBy = {
  movie: m.discover_fields_minutes_movie,
  tv: m.discover_fields_minutes_tv,
};

export const discoverOrdersBy = {
  popular: m.discover_orders_popular,
  score: m.discover_orders_score,
  newest: m.discover_orders_newest,
  oldest: m.discover_orders_oldest,
  votes: m.discover_orders_votes,
  revenue: m.discover_orders_revenue,
  name: m.discover_orders_name,
};

/** Label of the chip for an age rating, with its region if known. */
export const discoverChipsCertification = (rating: string, region?: string): string =>
  region
    ? m.discover_chips_certification({ rating: isolated(rating), region })
    : m.discover_chips_certification_no_region({ rating: isolated(rating) });

export const discoverStatusesBy = {
  returning: m.discover_statuses_returning,
  planned: m.discover_statuses_planned,
  production: m.discover_statuses_production,
  ended: m.discover_statuses_ended,
  cancelled: m.discover_statuses_cancelled,
  pilot: m.discover_statuses_pilot,
};

export const discoverReleasesBy = {
  released: m.discover_releases_released,
  announced: m.discover_releases_announced,
};

export const discoverTitleBy = {
  movie: m.discover_title_movie,
  tv: m.discover_title_tv,
};

/** Label of the chip for an excluded filter. */
export const discoverChipsNot = (name: string): string => m.discover_chips_not({ name: isolated(name) });

/** Label of the chip for a streaming service. */
export const discoverChipsService = (name: string | undefined): string =>
  name ? m.discover_chips_service({ name: isolated(name) }) : m.discover_chips_service_no_name();

/** Label of the chip for a country of origin. */
export const discoverChipsCountry = (country: string): string =>
  m.discover_chips_country({ country: regionName(country), ofRegionFirst: ofRegionFirst(country) });

/** Label of the chip for a person. */
export const discoverChipsPerson = (name: string | undefined): string =>
  name ? m.discover_chips_person({ name: isolated(name) }) : m.discover_chips_person_no_name();

/** Label of the chip for a keyword. */
export const discoverChipsKeyword = (name: string | undefined): string =>
  name ? m.discover_chips_keyword({ name: isolated(name) }) : m.discover_chips_keyword_no_name();

export const discoverOtherBy = {
  movie: m.discover_other_movie,
  tv: m.discover_other_tv,
};

/** Says that an invalid filter was dropped, by filter. */
export const discoverRefusedBy = {
  language: (): string => m.discover_refused_language(),
  country: (): string => m.discover_refused_country(),
  region: (): string => m.discover_refused_region(),
  certification: (kind: Kind, region: string): string =>
    m.discover_refused_certification({ kind, region: regionPhrase(region), inRegion: inRegion(region) }),
  status: (kind: Kind): string => m.discover_refused_status({ kind }),
  people: (): string => m.discover_refused_people(),
  order: (): string => m.discover_refused_order(),
};

/** The minimum number of votes when sorted by score, by kind. */
export const discoverVotesNeededBy = {
  movie: (votes: number): string => m.discover_votes_needed_movie(counted(votes)),
  tv: (votes: number): string => m.discover_votes_needed_tv(counted(votes)),
};

export const discoverOfDecadeBy = {
  movie: (decade: number): string => m.discover_of_decade_movie({ decade, short: shortDecade(decade) }),
  tv: (decade: number): string => m.discover_of_decade_tv({ decade, short: shortDecade(decade) }),
};

export const discoverDescriptionBy = {
  movie: m.discover_description_movie,
  tv: m.discover_description_tv,
};
