import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import type { ArtistName } from '../../core/artists.ts';
import { beginningOf } from '../../core/folded.ts';
import { genreDisplayName } from '../../core/genres.ts';
import { photoUrl } from '../../core/images.ts';
import { visibleName, type Opinions } from '../reviews/opinions.ts';
import { shortDescription, type PageMeta } from '../../core/page-meta.ts';
import { REVIEW_LIMIT } from '../reviews/reviews.ts';
import { STARS } from '../../core/stars.ts';
import { pageAddress, titlePath } from '../../core/routes.ts';
import { cardImage, titleCard } from '../../core/share-cards.ts';
import { yearOf } from '../../core/dates.ts';
import { pickTrailer, trailerUrl } from './trailer.ts';
import type { TitleDetails } from '../../core/title.ts';
import { kindCrumb } from '../../core/categories.ts';
import { breadcrumbList } from '../title-lists/list-meta.view.ts';

/** Reviews in structured data. */
const STRUCTURED_REVIEWS = 3;

/** Structured ratings and reviews; empty without ratings. */
function structuredOpinions(opinions: Opinions): Record<string, unknown> {
  if (opinions.kind === 'error') return {};
  const { ratings, page } = opinions;
  const stars = { bestRating: 5, worstRating: STARS[0] };
  // Leaves out spoilers, which search engines would show.
  const told = page.reviews.filter(({ tellsEnd }) => !tellsEnd);
  const reviews = told.slice(0, STRUCTURED_REVIEWS).map((review) => ({
    '@type': 'Review',
    author: {
      '@type': 'Person',
      name: visibleName(review.authorName) ?? m.review_nameless(),
    },
    datePublished: review.createdAt.slice(0, 10),
    reviewBody: beginningOf(review.text, REVIEW_LIMIT),
    reviewRating: review.rating ? { '@type': 'Rating', ratingValue: review.rating, ...stars } : undefined,
  }));
  return {
    aggregateRating:
      ratings.average === null
        ? undefined
        : {
            '@type': 'AggregateRating',
            ratingValue: ratings.average,
            ratingCount: ratings.count,
            ...stars,
          },
    review: reviews.length > 0 ? reviews : undefined,
  };
}

function structuredTitle(title: TitleDetails, image: string): Record<string, unknown> {
  const trailer = pickTrailer(title.videos);
  const people = (names: readonly ArtistName[]) => names.map(({ name }) => ({ '@type': 'Person', name }));
  return {
    '@type': title.kind === 'movie' ? 'Movie' : 'TVSeries',
    name: title.title,
    url: pageAddress(titlePath(title)),
    description: title.overview || undefined,
    image,
    genre: title.genres.map(genreDisplayName),
    actor: people(title.cast),
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
          description: m.title_trailer_of({ title: isolated(title.title) }),
          embedUrl: trailerUrl(trailer.key),
          thumbnailUrl: image,
          uploadDate: trailer.publishedAt || title.date || undefined,
        }
      : undefined,
  };
}

/** Metadata of a title's page. */
export function detailMeta(title: TitleDetails, imageBase: string, opinions: Opinions): PageMeta {
  const year = yearOf(title.date);
  const image = cardImage(titleCard(title));
  const photo =
    photoUrl(imageBase, 'w500', title.posterPath) ?? photoUrl(imageBase, 'w1280', title.backdropPath);
  return {
    title: year ? `${title.title} (${year})` : title.title,
    description: shortDescription(
      title.overview || title.tagline || m.title_description({ title: isolated(title.title) }),
    ),
    canonical: titlePath(title),
    type: title.kind === 'movie' ? 'video.movie' : 'video.tv_show',
    image,
    largestPoster: { path: title.posterPath, shown: 'hero' },
    structured: [
      { ...structuredTitle(title, photo ?? image.url), ...structuredOpinions(opinions) },
      breadcrumbList([kindCrumb(title.kind), { name: title.title, path: titlePath(title) }]),
    ],
  };
}
