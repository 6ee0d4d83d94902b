import pLimit from 'p-limit';
import type { z } from 'zod';
import { CatalogueError } from '../../../../domain/errors.ts';
import { candidateOf } from '../../../../domain/import/meant.ts';
import type { Kind, MovieDetails, SeriesDetails, TitleSummary } from '../../../../domain/title.ts';
import { services } from '../../../services.ts';
import { Refusal } from './problem.ts';
import type * as schemas from './answers.ts';

// Titles reduced to what the licence of the catalogue lets pass on: numbers, names and days.

const AT_ONCE = 8;

/** A title with what a thing that names it keeps of it; null for one the catalogue does not have. */
async function titleToKeep(kind: Kind, id: number) {
  const { catalogue } = await services();
  const found = await catalogue.title({ kind, id }, { late: true });
  return found && candidateOf(found);
}

/** The titles of many entries, some at once; null for those the catalogue does not have, and why where it failed. */
export async function titlesToKeep(wanted: readonly ({ kind: Kind; tmdb: number } | null)[]) {
  const limit = pLimit(AT_ONCE);
  return Promise.all(
    wanted.map((one) =>
      limit(async () => {
        if (one === null) return null;
        try {
          return (await titleToKeep(one.kind, one.tmdb)) ?? new Refusal(422, 'none');
        } catch (error) {
          if (!(error instanceof CatalogueError)) throw error;
          return new Refusal(503, 'catalogueFailed', { headers: { 'Retry-After': '30' } });
        }
      }),
    ),
  );
}

const toTitle = ({ kind, id, title, originalTitle, date }: TitleSummary): z.infer<typeof schemas.title> => ({
  ...{ kind, tmdb: id, name: title, original_name: originalTitle, released: date },
});

const isSeries = (details: MovieDetails | SeriesDetails): details is SeriesDetails => details.kind === 'tv';

/** A title with its other numbers and its seasons. */
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

/** A season with its episodes. */
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

/** Titles by a number of TMDB, IMDb or TheTVDB. */
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
    const found = await catalogue.findForeign(imdb === undefined ? 'tvdb' : 'imdb', imdb ?? tvdb ?? '');
    return found.filter((title) => kind === undefined || title.kind === kind).map(toTitle);
  }
  const kinds: Kind[] = kind === undefined ? ['movie', 'tv'] : [kind];
  const found = await Promise.all(
    kinds.map((one) => catalogue.title({ kind: one, id: Number(tmdb) }, { late: true })),
  );
  return found.filter((title) => title !== null).map(toTitle);
}

/** The titles a search finds, the first page. */
export async function searchTitles(kind: Kind, query: string, page: number) {
  return (await (await services()).catalogue.search(kind, query, { page })).results.map(toTitle);
}
