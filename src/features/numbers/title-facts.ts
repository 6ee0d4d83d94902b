import type { ArtistName } from '../../core/artists.ts';
import type { CalendarDate } from '../../core/dates.ts';
import type { Genre, TitleDetails, TitleId } from '../../core/title.ts';

interface KnownArtist {
  id: number;
  name: string;
}

/** Details of a title for statistics and recommendations, stored once for all users. */
export interface TitleFacts extends TitleId {
  name: string;
  /** First release; null if unknown. */
  date: CalendarDate | null;
  /** Of a movie, or of an episode of a series; null if unknown. */
  minutes: number | null;
  genres: Genre[];
  /** ISO 3166-1. */
  countries: string[];
  /** ISO 639-1, or TMDB's own; null if unknown. */
  language: string | null;
  /** 0 to 10 in tenths; null without votes. */
  vote: number | null;
  /** The first ten of the cast. */
  actors: KnownArtist[];
  /** Of a movie; empty for a series. */
  directors: KnownArtist[];
  /** Writers of a movie, creators of a series. */
  writers: KnownArtist[];
  keywords: Genre[];
  collection: KnownArtist | null;
}

/** 42 days. A longer runtime is an error, or art, and would distort the hours. */
const LONGEST_MINUTES = 60_000;

/** Artists with an id, deduplicated. */
function known(artists: readonly ArtistName[]): KnownArtist[] {
  const found = artists.flatMap(({ id, name }) => (id === null ? [] : [{ id, name }]));
  return [...new Map(found.map((artist) => [artist.id, artist])).values()];
}

/** Extracts the facts from a title's details. */
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
