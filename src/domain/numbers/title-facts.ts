import type { ArtistName } from '../artists/artists.ts';
import type { CalendarDate } from '../dates.ts';
import type { Genre, TitleDetails, TitleId } from '../title.ts';

/** Somebody who has a page. */
interface KnownArtist {
  id: number;
  name: string;
}

/** What the numbers of people, and what fits them, are made of: facts of a title, kept once for everybody. */
export interface TitleFacts extends TitleId {
  name: string;
  /** When it first came out; null when unknown. */
  date: CalendarDate | null;
  /** Of a movie, or of an episode of a series; null when unknown. */
  minutes: number | null;
  genres: Genre[];
  /** ISO 3166-1. */
  countries: string[];
  /** ISO 639-1, or TMDB's own; null when unknown. */
  language: string | null;
  /** 0 to 10 in tenths; null while nobody has voted. */
  vote: number | null;
  /** The first of the cast, ten at most. */
  actors: KnownArtist[];
  /** Who directed a movie; a series has none. */
  directors: KnownArtist[];
  /** Who wrote a movie or created a series. */
  writers: KnownArtist[];
  /** What it is about. */
  keywords: Genre[];
  collection: KnownArtist | null;
}

/** A film of 42 days would make all hours of somebody nonsense; longer ones are slips, or art. */
const LONGEST_MINUTES = 60_000;

/** Those who have a page, each once. */
function known(artists: readonly ArtistName[]): KnownArtist[] {
  const found = artists.flatMap(({ id, name }) => (id === null ? [] : [{ id, name }]));
  return [...new Map(found.map((artist) => [artist.id, artist])).values()];
}

/** The facts of a title, out of all the catalogue says of it. */
export function factsOf(details: TitleDetails): TitleFacts {
  const minutes = details.kind === 'movie' ? details.runtime : details.episodeRuntime;
  const collection = details.kind === 'movie' ? details.collection : null;
  return {
    kind: details.kind,
    id: details.id,
    name: details.title,
    date: details.date,
    minutes: minutes !== null && minutes <= LONGEST_MINUTES ? minutes : null,
    genres: details.genres,
    countries: details.countryCodes,
    language: details.originalLanguage || null,
    vote: details.voteAverage,
    actors: known(details.cast),
    directors: details.kind === 'movie' ? known(details.directors) : [],
    writers: known(details.kind === 'movie' ? details.writers : details.createdBy),
    keywords: details.keywords,
    collection: collection && { id: collection.id, name: collection.name },
  };
}
