import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { artistMeta, creditsMeta } from '../../../../src/features/artists/artist-meta.view.ts';
import { collectionMeta } from '../../../../src/features/collections/collection-meta.view.ts';
import { customListMeta } from '../../../../src/features/custom-lists/list-page-meta.view.ts';
import { detailMeta } from '../../../../src/features/title/detail-meta.view.ts';
import { profileMeta } from '../../../../src/features/public-profile/profile-meta.view.ts';
import { seasonMeta } from '../../../../src/features/seasons/season-meta.view.ts';
import { structuredText } from '../../../../src/features/shell/structured-text.view.ts';
import { listMeta } from '../../../../src/features/title-lists/list-meta.view.ts';
import { watchMeta } from '../../../../src/features/watch/watch-meta.view.ts';
import type { PageMeta } from '../../../../src/core/page-meta.ts';
import type { TitleDetails } from '../../../../src/core/title.ts';

const SITE = 'https://marquee.example';
const IMAGES = 'https://images.example';

/** A minimal object: empty lists and texts, and nulls. */
function bare(known: object): never {
  const lists = 'genres cast crew directors createdBy videos titles crumbs parts sections posters episodes';
  const empty = Object.fromEntries(lists.split(' ').map((name) => [name, []]));
  const nothing = 'date posterPath backdropPath profilePath birthday deathday runtime handle day progress';
  const unknown = Object.fromEntries(nothing.split(' ').map((name) => [name, null]));
  const texts = 'overview tagline biography placeOfBirth description homepage imdbId originalLanguage';
  const silent = Object.fromEntries(texts.split(' ').map((name) => [name, '']));
  return { ...empty, ...unknown, ...silent, ...known } as never;
}

const movie: TitleDetails = bare({ kind: 'movie', id: 1, title: 'Bare' });
const series: TitleDetails = bare({ kind: 'tv', id: 1, title: 'Bare', status: '' });
const noOpinions = bare({
  ...{ kind: 'ok', page: { reviews: [], total: 0 }, ratings: { average: null, count: 0 } },
  query: { page: 1, order: 'newest' },
});
const list = { path: '/x', firstPath: '/x', page: 1, title: 'Bare', heading: 'Bare', year: null, first: 1 };
const person = { id: 1, name: 'Ada', alsoKnownAs: '', department: '', knownFor: [] };

/** Builders by file, each with a minimal object. */
const BUILT: Record<string, () => PageMeta[]> = {
  'title/detail-meta.view.ts': () => [
    detailMeta(movie, IMAGES, noOpinions),
    detailMeta(series, IMAGES, noOpinions),
  ],
  'watch/watch-meta.view.ts': () => [
    watchMeta(bare({ title: movie, offers: null, region: 'US', isDefault: true, path: '/movie/1/watch' })),
  ],
  'public-profile/profile-meta.view.ts': () => [
    profileMeta(
      bare({
        profile: { handle: 'ada', name: null, avatarUrl: null, level: 'public', followers: 0 },
        ...{ path: '/@ada', page: 1, favorites: [], watches: [], lists: [], reviews: [], totalReviews: 0 },
        ...{ numbers: null, key: null },
      }),
      SITE,
    ),
  ],
  'artists/artist-meta.view.ts': () => [
    artistMeta(
      bare({
        artist: bare(person),
        query: { role: null },
        work: { sections: [] },
        seen: [],
        path: '/person/1',
      }),
      IMAGES,
    ),
    creditsMeta(bare({ title: movie, total: 0, page: 1, path: '/movie/1/cast' })),
  ],
  'seasons/season-meta.view.ts': () => [
    seasonMeta(
      bare({
        season: bare({ series, number: 1, name: '', episodeCount: 0 }),
        page: 1,
        path: '/tv/1/season/1',
      }),
      IMAGES,
    ),
  ],
  'title-lists/list-meta.view.ts': () => [listMeta(bare(list))],
  'collections/collection-meta.view.ts': () => [
    collectionMeta(bare({ ...list, collection: bare({ id: 1, name: 'Bare' }) }), IMAGES),
  ],
  'custom-lists/list-page-meta.view.ts': () => [
    customListMeta(
      bare({
        ...list,
        custom: bare({ id: 'a', address: 'a', name: 'Bare', items: 0, visibility: 'public', ranked: false }),
      }),
    ),
  ],
};

test('Omits empty lists from structured data, for minimal input', () => {
  for (const [file, build] of Object.entries(BUILT)) {
    const told = build().flatMap(({ structured }) => structured ?? []);
    expect(told, file).not.toEqual([]);
    for (const object of told) expect(structuredText(object, SITE), file).not.toMatch(/\[\]|\[null|"":/);
  }
});

test('Includes every file that writes structured data', () => {
  const files = readdirSync('src/features', { recursive: true, encoding: 'utf8' });
  const building = files.filter(
    (file) => file.endsWith('.ts') && /\bstructured:/.test(readFileSync(`src/features/${file}`, 'utf8')),
  );
  expect(building.sort()).toEqual(Object.keys(BUILT).sort());
});

test('Writes absolute addresses, and users’ text unchanged without ending the script', () => {
  const object = { '@type': 'Review', url: '/movie/603', name: '/b/', reviewBody: '</script>', empty: [] };
  const text = structuredText(object, SITE);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Review',
    url: `${SITE}/movie/603`,
    name: '/b/',
    reviewBody: '</script>',
  });
});
