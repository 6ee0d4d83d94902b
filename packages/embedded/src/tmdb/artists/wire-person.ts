import type { Credit, Person } from './directory.ts';
import type { Edition } from '../library.ts';
import type { Title } from '../title.ts';
import { episodesOf, idOfCredit, personBrief } from './wire-credits.ts';
import { item, typedItem } from '../wire-item.ts';

/** Number of titles in a person's `known_for`. */
const KNOWN_FOR = 3;

const VERBS: Record<string, string> = {
  Acting: 'appearing in',
  Directing: 'directing',
  Writing: 'writing',
  Creator: 'creating',
};

/** The current title of a credit. */
function titleOf({ movies, series }: Edition, { kind, title }: Credit): Title | undefined {
  return kind === 'movie' ? movies.get(title) : series.get(title);
}

const departmentOf = (credit: Credit) => (credit.as === 'cast' ? 'Acting' : credit.department);

/** The most voted titles of a person's credits, without duplicates. */
function bestKnown(person: Person, edition: Edition, fits: (credit: Credit) => boolean): Title[] {
  const titles = new Set(person.credits.filter(fits).flatMap((credit) => titleOf(edition, credit) ?? []));
  return [...titles].sort((a, b) => b.votes - a.votes || a.id - b.id).slice(0, KNOWN_FOR);
}

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
}

/** "Known for directing …" in English, from the bundled credits of released titles; empty without any. */
export function biography(person: Person, edition: Edition): string {
  const own = (credit: Credit) => departmentOf(credit) === person.department;
  const out = bestKnown(person, edition, own).filter(({ date }) => date <= edition.day);
  if (out.length === 0) return '';
  const titles = out.map(({ name, englishName, date }) => `${englishName ?? name} (${date.slice(0, 4)})`);
  return `Known for ${VERBS[person.department] ?? 'working on'} ${listed(titles)}.`;
}

/** A person as listed by search and find. */
export function personItem(person: Person, edition: Edition) {
  return { ...personBrief(person), known_for: bestKnown(person, edition, () => true).map(typedItem) };
}

/** Answers person/{id}. Dates and places of a life are null: the data has none. */
export function personDetails(person: Person, edition: Edition) {
  const { original_name: _, ...brief } = personBrief(person);
  return {
    ...brief,
    also_known_as: [],
    biography: edition.isEnglish ? biography(person, edition) : '',
    birthday: null,
    deathday: null,
    homepage: null,
    imdb_id: person.imdb,
    place_of_birth: null,
  };
}

/** External ids of a person. */
export function personExternalIds({ imdb }: Person) {
  return {
    freebase_mid: null,
    freebase_id: null,
    imdb_id: imdb,
    tvrage_id: null,
    wikidata_id: null,
    facebook_id: null,
    instagram_id: null,
    tiktok_id: null,
    twitter_id: null,
    youtube_id: null,
  };
}

/** Images of a person: the one portrait. */
export function personImages({ id }: Person) {
  const file = { aspect_ratio: 0.667, height: 948, width: 632, iso_639_1: null };
  return { profiles: [{ ...file, file_path: `/p${id}.svg`, vote_average: 0, vote_count: 0 }] };
}

function creditItem(title: Title, person: Person, credit: Credit) {
  return {
    ...item(title),
    ...(credit.as === 'cast'
      ? { character: credit.character }
      : { department: credit.department, job: credit.job }),
    credit_id: idOfCredit(person.originalName, credit),
    ...(title.kind === 'tv'
      ? { episode_count: episodesOf(title), first_credit_air_date: null }
      : credit.as === 'cast' && { order: credit.order }),
    media_type: title.kind,
  };
}

/** A person's credits among the bundled titles, of one kind or both. */
export function personCredits(person: Person, edition: Edition, kinds: readonly Title['kind'][]) {
  const entries = person.credits.flatMap((credit) => {
    const title = kinds.includes(credit.kind) ? titleOf(edition, credit) : undefined;
    return title ? [{ as: credit.as, entry: creditItem(title, person, credit) }] : [];
  });
  return {
    cast: entries.filter(({ as }) => as === 'cast').map(({ entry }) => entry),
    crew: entries.filter(({ as }) => as === 'crew').map(({ entry }) => entry),
  };
}
