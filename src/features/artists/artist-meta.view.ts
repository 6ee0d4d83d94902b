import { artistRoleTitle } from './artists-words.ts';
import { counted } from '../../core/format.ts';
import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { ageOn, type Artist } from '../../core/artists.ts';
import { departmentName } from '../../core/part-names.ts';
import { formatDate, type CalendarDate } from '../../core/dates.ts';
import { photoUrl } from '../../core/images.ts';
import { shortDescription, type PageMeta } from '../../core/page-meta.ts';
import { castPath, pageAddress, titlePath } from '../../core/routes.ts';
import { cardImage, castCard, personCard } from '../../core/share-cards.ts';
import type { ArtistPage } from './artist.server.ts';
import type { TitleCreditsPage } from './title-credits.server.ts';
import { breadcrumbList } from '../title-lists/list-meta.view.ts';
import { sectionName } from './section-name.view.ts';

/**
 * Biographical facts in order: department, birth with age, death with age, place. Empty values are left out.
 */
export function lifeFacts(artist: Artist, day: CalendarDate): { label: string; value: string }[] {
  const { birthday, deathday, placeOfBirth, department } = artist;
  const age = ageOn(birthday, deathday ?? day);
  const born =
    birthday &&
    (deathday || age === null
      ? formatDate(birthday)
      : m.artist_age({ day: formatDate(birthday), ...counted(age) }));
  const died =
    deathday &&
    (age === null ? formatDate(deathday) : m.artist_age_at_death({ day: formatDate(deathday), years: age }));
  return [
    { label: m.artist_known_for_department(), value: departmentName(department) },
    { label: m.artist_born(), value: born ?? '' },
    { label: m.artist_died(), value: died ?? '' },
    { label: m.artist_place(), value: placeOfBirth },
    { label: m.artist_other_names(), value: artist.alsoKnownAs },
  ].filter(({ value }) => value !== '');
}

/** External links of an artist. */
export function elsewhere({ homepage, imdbId }: Artist): { label: string; url: string }[] {
  return [
    ...(homepage ? [{ label: m.artist_homepage(), url: homepage }] : []),
    ...(imdbId ? [{ label: 'IMDb', url: `https://www.imdb.com/name/${imdbId}/` }] : []),
  ];
}

/** Metadata of an artist's page. Filtered or paged variants are not indexed. */
export function artistMeta({ artist, query, work, seen, path }: ArtistPage, imageBase: string): PageMeta {
  const own = `/person/${artist.id}`;
  const role = query.role === null ? undefined : work.sections[0];
  const image = cardImage(personCard(artist));
  return {
    title: role ? artistRoleTitle(artist.name, sectionName(role)) : artist.name,
    description: shortDescription(
      artist.biography || m.artist_description({ name: isolated(artist.name), ...counted(seen.length) }),
    ),
    canonical: own,
    noindex: path !== own,
    type: 'profile',
    image,
    structured: [
      {
        '@type': 'Person',
        name: artist.name,
        url: pageAddress(own),
        image: photoUrl(imageBase, 'h632', artist.profilePath) ?? image.url,
        birthDate: artist.birthday ?? undefined,
        deathDate: artist.deathday ?? undefined,
        birthPlace: artist.placeOfBirth ? { '@type': 'Place', name: artist.placeOfBirth } : undefined,
        sameAs: elsewhere(artist).map(({ url }) => url),
      },
    ],
  };
}

/** Metadata of a title's page of cast and crew. */
export function creditsMeta({
  title,
  total,
  page,
  path,
  previousPath,
  nextPath,
}: TitleCreditsPage): PageMeta {
  const name = m.artist_cast_title({ title: isolated(title.title) });
  return {
    title: page > 1 ? m.page_words_page_of({ name: isolated(name), page }) : name,
    description: shortDescription(
      m.artist_cast_description({ title: isolated(title.title), ...counted(total) }),
    ),
    canonical: path,
    noindex: total === 0,
    previous: previousPath,
    next: nextPath,
    image: cardImage(castCard(title)),
    structured: [
      breadcrumbList([
        { name: title.title, path: titlePath(title) },
        { name: m.artist_cast_and_crew(), path: castPath(title) },
      ]),
    ],
  };
}
