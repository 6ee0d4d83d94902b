import { seenOf, type Artist } from '../../core/artists.ts';
import { today } from '../../core/dates.ts';
import {
  filmography,
  filmographyPath,
  readFilmographyQuery,
  type Filmography,
  type FilmographyQuery,
} from './filmography.ts';
import type { Outcome } from '../../core/outcome.ts';
import { MOST_COUNTED } from '../cards/seen.ts';
import { isIdBeyond, parseTitleId, type TitleId } from '../../core/title.ts';
import { services } from '../../server/services.ts';
import { outcomeOf } from '../../server/outcome.ts';

/** An artist's page. */
export interface ArtistPage {
  artist: Artist;
  /** The query as answered: an unknown role or a page beyond the last is dropped. */
  query: FilmographyQuery;
  work: Filmography;
  /** Titles for the seen count, best known first. */
  seen: TitleId[];
  /** All titles counted or shown. */
  titles: TitleId[];
  /** Paths of this page, and of its neighbours within a role. */
  path: string;
  previousPath: string | null;
  nextPath: string | null;
}

function pageOf(artist: Artist, asked: FilmographyQuery, day: string): ArtistPage {
  const work = filmography(artist, asked, day);
  const only = work.sections.some(({ role }) => role === asked.role);
  const page = only ? Math.min(asked.page, work.pages) : 1;
  const query = { ...asked, role: only ? asked.role : null, page };
  const at = (number: number) => filmographyPath(`/person/${artist.id}`, { ...query, page: number });
  const seen = seenOf(artist, day);
  return {
    artist,
    query,
    work,
    seen,
    titles: [
      ...seen.slice(0, MOST_COUNTED),
      ...artist.knownFor,
      ...work.sections.flatMap(({ credits }) => credits),
    ],
    path: at(page),
    previousPath: page > 1 ? at(page - 1) : null,
    nextPath: page < work.pages ? at(page + 1) : null,
  };
}

/** Loads an artist's page; notFound if there is none, invalid for a malformed id. */
export function loadArtist(
  segment: string | undefined,
  parameters: URLSearchParams,
  requestId: string,
): Promise<Outcome<ArtistPage>> {
  return outcomeOf<ArtistPage>(requestId, async () => {
    const id = parseTitleId(segment);
    if (id === null) return { kind: isIdBeyond(segment) ? 'notFound' : 'invalid' };
    const { catalogue, clock } = await services();
    const artist = await catalogue.artist(id);
    if (!artist) return { kind: 'notFound' };
    return { kind: 'ok', ...pageOf(artist, readFilmographyQuery(parameters), today(clock)) };
  });
}
