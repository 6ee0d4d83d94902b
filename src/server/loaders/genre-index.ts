import { CatalogueError } from '../../domain/errors.ts';
import { genreDisplayName } from '../../domain/genres.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { genreIndexPath } from '../../domain/routes.ts';
import type { Genre, Kind, TitleSummary } from '../../domain/title.ts';
import { services } from '../services.ts';
import { outcomeOf } from './outcome.ts';
import type { Crumb } from './title-list.ts';

interface GenreEntry extends Genre {
  /** A popular title of the genre whose backdrop stands on its card. */
  backdropPath: string | null;
}

export interface GenreSection {
  sectionKind: Kind;
  heading: string;
  genres: GenreEntry[];
}

export interface GenreIndex {
  heading: string;
  description: string;
  path: string;
  crumbs: Crumb[];
  sections: GenreSection[];
}

const HEADINGS: Record<Kind, string> = { movie: 'Movie Genres', tv: 'TV Series Genres' };

/** The popular titles of a kind; they only lend artwork, so their failure must not cost the page. */
async function popular(kind: Kind): Promise<TitleSummary[]> {
  const { catalogue } = await services();
  const pages = [1, 2, 3, 4].map((page) =>
    kind === 'movie' ? catalogue.movies('popular', { page }) : catalogue.series('popular', { page }),
  );
  const settled = await Promise.allSettled(pages);
  return settled.flatMap((result) => (result.status === 'fulfilled' ? result.value.results : []));
}

/** Titles of a genre that is rare among the popular ones. */
async function titlesOf(kind: Kind, genre: Genre): Promise<TitleSummary[]> {
  const { catalogue } = await services();
  try {
    return (await catalogue.byGenre(kind, genre.id, { page: 1 })).results;
  } catch (error) {
    if (error instanceof CatalogueError) return [];
    throw error;
  }
}

/** Gives each genre the backdrop of a title of its own, a different one as long as there are enough. */
async function withArtwork(
  kind: Kind,
  genres: readonly Genre[],
  titles: readonly TitleSummary[],
): Promise<GenreEntry[]> {
  const fitting = await Promise.all(
    genres.map(async (genre) => {
      const found = titles.filter(({ genreIds }) => genreIds.includes(genre.id));
      return found.length > 0 ? found : titlesOf(kind, genre);
    }),
  );
  const taken = new Set<string>();
  return genres.map((genre, index) => {
    const paths = (fitting[index] ?? []).flatMap(({ backdropPath }) => backdropPath ?? []);
    const backdropPath = paths.find((path) => !taken.has(path)) ?? paths[0] ?? null;
    if (backdropPath) taken.add(backdropPath);
    return { id: genre.id, name: genreDisplayName(genre), backdropPath };
  });
}

async function section(kind: Kind): Promise<GenreSection> {
  const { catalogue } = await services();
  const [genres, titles] = await Promise.all([catalogue.genres(kind), popular(kind)]);
  return { sectionKind: kind, heading: HEADINGS[kind], genres: await withArtwork(kind, genres, titles) };
}

/** The genre index of one kind, or of both on the page the menus link to (docs/behaviour.md, Pages). */
export function loadGenreIndex(kinds: Kind[], requestId: string): Promise<Outcome<GenreIndex>> {
  return outcomeOf<GenreIndex>(requestId, async () => {
    const only = kinds.length === 1 ? kinds[0] : undefined;
    const heading = only ? HEADINGS[only] : 'All Genres';
    const path = only ? genreIndexPath(only) : '/genres';
    return {
      kind: 'ok',
      heading,
      description: `${heading} on Marquee: pick a mood and see what it holds.`,
      path,
      crumbs: [{ name: heading, path }],
      sections: await Promise.all(kinds.map(section)),
    };
  });
}
