import { DISCOVER_PARAMETERS, isAsked, type DiscoverFilters, type FilterName } from './discover.ts';

type Group = 'genres' | 'without' | 'years' | 'details' | 'services';

/** The form's group of each filter; null for filters outside groups. */
const GROUP_OF: Record<FilterName, Group | null> = {
  genres: 'genres',
  match: 'genres',
  without: 'without',
  from: 'years',
  to: 'years',
  shortest: 'details',
  longest: 'details',
  score: 'details',
  votes: 'details',
  language: 'details',
  country: 'details',
  certification: 'details',
  status: 'details',
  release: 'details',
  people: null,
  keywords: null,
  services: 'services',
  region: null,
  order: null,
};

/** Whether a group has an active filter, and so is open. */
export const isGroupSet = (group: Group, filters: DiscoverFilters) =>
  DISCOVER_PARAMETERS.some((name) => GROUP_OF[name] === group && isAsked(name, filters));
