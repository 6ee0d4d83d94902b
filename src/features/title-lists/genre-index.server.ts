import { catalogueListGenresBy } from '../../core/words/catalogue-words.ts';
import { m } from '../../paraglide/messages.js';
import { genreDisplayName, namedGenres } from '../../core/genres.ts';
import type { Outcome } from '../../core/outcome.ts';
import { genreIndexPath } from '../../core/routes.ts';
import type { Genre, Kind } from '../../core/title.ts';
import { services } from '../../server/services.ts';
import { outcomeOf } from '../../server/outcome.ts';
import type { Crumb } from './title-list.server.ts';

export interface GenreSection {
  sectionKind: Kind;
  heading: string;
  genres: Genre[];
}

export interface GenreIndex {
  heading: string;
  description: string;
  path: string;
  crumbs: Crumb[];
  sections: GenreSection[];
}

async function section(kind: Kind): Promise<GenreSection> {
  const { catalogue } = await services();
  const genres = await catalogue.genres(kind);
  const named = namedGenres(genres, genreDisplayName);
  return { sectionKind: kind, heading: catalogueListGenresBy[kind](), genres: named };
}

/** Loads the genre index of one kind, or of both for the page in the menu (docs/behaviour.md, Pages). */
export function loadGenreIndex(kinds: Kind[], requestId: string): Promise<Outcome<GenreIndex>> {
  return outcomeOf<GenreIndex>(requestId, async () => {
    const only = kinds.length === 1 ? kinds[0] : undefined;
    const heading = only ? catalogueListGenresBy[only]() : m.catalogue_list_genres_all();
    const path = only ? genreIndexPath(only) : '/genres';
    return {
      kind: 'ok',
      heading,
      description: m.catalogue_list_about_genres({ heading }),
      path,
      crumbs: [{ name: heading, path }],
      sections: await Promise.all(kinds.map(section)),
    };
  });
}
