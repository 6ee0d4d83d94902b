import { genreDisplayName } from '../../domain/genres.ts';
import { imageUrl } from '../../domain/images.ts';
import { shortDescription, type PageMeta } from '../../domain/page-meta.ts';
import { titlePath } from '../../domain/routes.ts';
import { yearOf } from '../../domain/dates.ts';
import { pickTrailer, trailerUrl } from '../../domain/trailer.ts';
import type { MovieDetails, SeriesDetails } from '../../domain/title.ts';
import { breadcrumbList } from '../list/list-meta.ts';

type Details = MovieDetails | SeriesDetails;

function structuredTitle(title: Details, image: string | null): Record<string, unknown> {
  const trailer = pickTrailer(title.videos);
  const people = (names: string[]) => names.map((name) => ({ '@type': 'Person', name }));
  return {
    '@type': title.kind === 'movie' ? 'Movie' : 'TVSeries',
    name: title.title,
    url: titlePath(title),
    description: title.overview || undefined,
    image: image ?? undefined,
    genre: title.genres.map(genreDisplayName),
    actor: people(title.cast.map(({ name }) => name)),
    inLanguage: title.originalLanguage || undefined,
    ...(title.kind === 'movie'
      ? {
          datePublished: title.date ?? undefined,
          director: people(title.directors),
          duration: title.runtime ? `PT${title.runtime}M` : undefined,
        }
      : {
          startDate: title.date ?? undefined,
          endDate: title.status === 'Ended' ? (title.lastAirDate ?? undefined) : undefined,
          creator: people(title.createdBy),
          numberOfSeasons: title.numberOfSeasons ?? undefined,
        }),
    trailer: trailer
      ? {
          '@type': 'VideoObject',
          name: trailer.name,
          description: `Trailer of ${title.title}`,
          embedUrl: trailerUrl(trailer.key),
          thumbnailUrl: image ?? undefined,
          uploadDate: trailer.publishedAt || title.date || undefined,
        }
      : undefined,
  };
}

/** What a title's page tells search engines and link previews. */
export function detailMeta(title: Details, imageBase: string): PageMeta {
  const year = yearOf(title.date);
  const list =
    title.kind === 'movie' ? { name: 'Movies', path: '/movies' } : { name: 'TV Series', path: '/tv-series' };
  const backdrop = imageUrl(imageBase, 'w1280', title.backdropPath);
  const poster = imageUrl(imageBase, 'w500', title.posterPath);
  const image = backdrop ?? poster;
  return {
    title: year ? `${title.title} (${year})` : title.title,
    description: shortDescription(title.overview || title.tagline || `${title.title} on Marquee.`),
    canonical: titlePath(title),
    type: title.kind === 'movie' ? 'video.movie' : 'video.tv_show',
    image: image ? { url: image, alt: title.title } : undefined,
    structured: [
      structuredTitle(title, poster ?? backdrop),
      breadcrumbList([list, { name: title.title, path: titlePath(title) }]),
    ],
  };
}
