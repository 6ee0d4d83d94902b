import type { Person } from '../artists/directory.ts';
import type { Edition } from '../library.ts';
import type { Title } from '../title.ts';
import { personItem } from '../artists/wire-person.ts';
import { typedItem } from '../wire-item.ts';

/** Titles and people by IMDb id, built once for each edition. */
const indexes = new WeakMap<Edition, Map<string, Title | Person>>();

function indexOf(edition: Edition): Map<string, Title | Person> {
  const known = indexes.get(edition);
  if (known) return known;
  const index = new Map<string, Title | Person>();
  for (const title of [...edition.movies.titles, ...edition.series.titles]) {
    if (title.record.imdb !== undefined) index.set(title.record.imdb, title);
  }
  for (const person of edition.people().values()) if (person.imdb !== null) index.set(person.imdb, person);
  indexes.set(edition, index);
  return index;
}

/** Answers find/{id}: five lists, of which at most one has an item. Only IMDb ids are supported. */
export function findAnswer(edition: Edition, id: string, source: string | null) {
  const found = source === 'imdb_id' ? indexOf(edition).get(id) : undefined;
  const person = found && 'credits' in found ? found : undefined;
  const title = found && 'kind' in found ? found : undefined;
  return {
    movie_results: title?.kind === 'movie' ? [typedItem(title)] : [],
    person_results: person ? [{ ...personItem(person, edition), media_type: 'person' }] : [],
    tv_results: title?.kind === 'tv' ? [typedItem(title)] : [],
    tv_episode_results: [],
    tv_season_results: [],
  };
}
