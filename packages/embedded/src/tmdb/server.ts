import { ApiError, methodNotAllowed, notFound, QueryMissing } from './answers.ts';
import { namesToAppend } from './appends.ts';
import { IMAGE_BASE } from './artwork/address.ts';
import { createArtworkServer } from './artwork/server.ts';
import { movieRecords, seriesRecords } from './bundle.ts';
import { exportAnswer } from './exports.ts';
import { allNames, namesIn } from './language/names.ts';
import { createLibrary } from './library.ts';
import { route } from './routes.ts';
import { createSubjects } from './subjects.ts';

export interface CatalogueServer {
  /** Answers TMDB's version 3 API below `/3`, and its daily exports of ids below `/p/exports`. */
  api(request: Request): Promise<Response>;
  /** Answers image addresses below `/embedded/images/`. */
  images(request: Request): Promise<Response>;
  /** Base address of images; size and file follow. */
  imageBase: string;
  size: { movies: number; series: number };
}

const BASE = '/3/';
const EXPORTS = '/p/exports/';

const TRANSLATIONS = 'translations';

const asksTranslations = (path: string, parameters: URLSearchParams): boolean =>
  path.endsWith(`/${TRANSLATIONS}`) || namesToAppend(parameters).includes(TRANSLATIONS);

interface Sources {
  clock: () => Date;
}

/**
 * A movie database in TMDB's version 3 wire format over the bundled data, without keys. Announced and running
 * titles and trends follow the clock's UTC day.
 */
export function createCatalogueServer({ clock }: Sources): CatalogueServer {
  const edition = createLibrary(clock);
  const answer = async (request: Request): Promise<Response> => {
    if (request.method !== 'GET') throw methodNotAllowed();
    const { pathname, searchParams: parameters } = new URL(request.url);
    if (pathname.startsWith(EXPORTS)) return exportAnswer(pathname.slice(EXPORTS.length), edition());
    if (!pathname.startsWith(BASE)) throw notFound();
    const path = pathname.slice(BASE.length);
    const names = await namesIn(parameters.get('language'));
    const every = asksTranslations(path, parameters) ? await allNames() : [];
    return route(path, { edition: edition(names), parameters, every });
  };
  return {
    async api(request) {
      try {
        return await answer(request);
      } catch (error) {
        if (!(error instanceof ApiError || error instanceof QueryMissing)) throw error;
        return error.response();
      }
    },
    images: createArtworkServer({ subject: createSubjects(edition) }),
    imageBase: IMAGE_BASE,
    size: { movies: movieRecords.length, series: seriesRecords.length },
  };
}
