import { ApiError, methodNotAllowed, notFound, QueryMissing } from './answers.ts';
import { IMAGE_BASE } from './artwork/address.ts';
import { createArtworkServer } from './artwork/server.ts';
import { movieRecords, seriesRecords } from './bundle.ts';
import { exportAnswer } from './exports.ts';
import { createLibrary } from './library.ts';
import { route } from './routes.ts';
import { createSubjects } from './subjects.ts';

export interface CatalogueServer {
  /** Answers calls of TMDB's version 3 API below `/3`, and its daily exports of ids below `/p/exports`. */
  api(request: Request): Promise<Response>;
  /** Answers image addresses below `/embedded/images/`. */
  images(request: Request): Promise<Response>;
  /** Where images lie: the size and the file follow. */
  imageBase: string;
  size: { movies: number; series: number };
}

const BASE = '/3/';
const EXPORTS = '/p/exports/';

interface Sources {
  clock: () => Date;
}

/**
 * A movie database that speaks TMDB's version 3 wire format over the bundled data and asks for no key.
 * What moves with the calendar (announced and running titles, trends) follows the clock's UTC day.
 */
export function createCatalogueServer({ clock }: Sources): CatalogueServer {
  const edition = createLibrary(clock);
  const answer = (request: Request): Response => {
    if (request.method !== 'GET') throw methodNotAllowed();
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.startsWith(EXPORTS)) return exportAnswer(pathname.slice(EXPORTS.length), edition());
    if (!pathname.startsWith(BASE)) throw notFound();
    return route(pathname.slice(BASE.length), { edition: edition(), parameters: searchParams });
  };
  return {
    api: (request) =>
      new Promise((resolve) => {
        try {
          resolve(answer(request));
        } catch (error) {
          if (!(error instanceof ApiError || error instanceof QueryMissing)) throw error;
          resolve(error.response());
        }
      }),
    images: createArtworkServer({ subject: createSubjects(edition) }),
    imageBase: IMAGE_BASE,
    size: { movies: movieRecords.length, series: seriesRecords.length },
  };
}
