import pLimit from 'p-limit';
import type { z } from 'zod';
import { CatalogueError } from '../../core/errors.ts';
import { candidateOf } from '../import/meant.ts';
import type { Kind, MovieDetails, SeriesDetails, TitleSummary } from '../../core/title.ts';
import { services } from '../../server/services.ts';
import { catalogueFailed, Refusal } from './problem.server.ts';
import type * as schemas from './answers.server.ts';

// Titles reduced to what the catalogue's licence allows to pass on: ids, names and dates.

const AT_ONCE = 8;

/** A title by one of its ids. */
export type Wanted = { kind: Kind } & (
  | { source: 'tmdb'; number: number }
  | { source: 'imdb' | 'tvdb'; number: string }
);

/** A title's data to store; null if the catalogue does not have it. */
async function titleToKeep({ kind, source, number }: Wanted) {
  const { catalogue } = await services();
  if (source === 'tmdb') {
    const found = await catalogue.title({ kind, id: number }, { late: true });
    return found && candidateOf(found);
  }
  const [only, ...others] = (await catalogue.findForeign(source, number)).filter((one) => one.kind === kind);
  return only && others.length === 0 ? candidateOf(only) : null;
}

/** Looks up titles concurrently; null where none is requested, a Refusal where it failed. */
export async function titlesToKeep(wanted: readonly (Wanted | null)[]) {
  const limit = pLimit(AT_ONCE);
  return Promise.all(
    wanted.map((one) =>
      limit(async () => {
        if (one === null) return null;
        try {
          return (await titleToKeep(one)) ?? new Refusal(422, 'none');
        } catch (error) {
          if (error instanceof CatalogueError) return catalogueFailed(error);
          throw error;
        }
      }),
    ),
  );
}

const toTitle = ({ kind, id, title, originalTitle, date }: TitleSummary): z.infer<typeof schemas.title> => ({
  ...{ kind, tmdb: id, name: title, original_name: originalTitle, released: date },
});

const isSeries = (details: MovieDetails | SeriesDetails): details is SeriesDetails => details.kind === 'tv';

/** A title with its external ids and seasons. Throws Refusal 404. */
export async function wholeTitle(kind: Kind, id: number): Promise<z.infer<typeof schemas.wholeTitle>> {
  const { catalogue } = await services();
  const details = await catalogue.title({ kind, id }, { alone: true });
  if (!details) throw new Refusal(404, 'none');
  return {
    ...toTitle(details),
    ids: { tmdb: id, imdb: details.imdbId, tvdb: isSeries(details) ? details.tvdbId : null },
    minutes: isSeries(details) ? null : details.runtime,
    seasons: (isSeries(details) ? details.seasons : []).map(({ number, name, date, episodeCount }) => ({
      ...{ number, name, released: date, episodes: episodeCount },
    })),
  };
}

/** A season with its episodes. Throws Refusal 404. */
export async function seasonOf(id: number, wanted: number): Promise<z.infer<typeof schemas.seasonAnswer>> {
  const found = await (await services()).catalogue.season(id, wanted);
  if (!found) throw new Refusal(404, 'none');
  const { number, name, date, episodes } = found;
  return {
    ...{ tmdb: id, number, name, released: date },
    episodes: episodes.map((one) => ({
      ...{ number: one.number, name: one.name, released: one.date, minutes: one.runtime },
    })),
  };
}

/** Finds titles and episodes by TMDB, IMDb or TheTVDB id. Throws Refusal 422 unless exactly one is given. */
export async function lookUpTitles(query: {
  kind?: Kind | undefined;
  tmdb?: string | undefined;
  imdb?: string | undefined;
  tvdb?: string | undefined;
}) {
  const { catalogue } = await services();
  const { kind, tmdb, imdb, tvdb } = query;
  const given = [tmdb, imdb, tvdb].filter((one) => one !== undefined);
  if (given.length !== 1) throw new Refusal(422, 'invalid');
  if (tmdb === undefined) {
    const asked = [imdb === undefined ? 'tvdb' : 'imdb', imdb ?? tvdb ?? ''] as const;
    const [found, episodes] = await Promise.all([
      catalogue.findForeign(...asked),
      kind === 'movie' ? [] : catalogue.findEpisodes(...asked),
    ]);
    return {
      titles: found.filter((title) => kind === undefined || title.kind === kind).map(toTitle),
      episodes: episodes.map(({ seriesId, season, number }) => ({ tmdb: seriesId, season, number })),
    };
  }
  const kinds: Kind[] = kind === undefined ? ['movie', 'tv'] : [kind];
  const found = await Promise.all(
    kinds.map((one) => catalogue.title({ kind: one, id: Number(tmdb) }, { late: true })),
  );
  return { titles: found.filter((title) => title !== null).map(toTitle), episodes: [] };
}

/** A page of search results. */
export async function searchTitles(kind: Kind, query: string, page: number) {
  return (await (await services()).catalogue.search(kind, query, { page })).results.map(toTitle);
}
