import { describe, expect, test } from 'vitest';
import { listCard, profileCard, yearCard } from '../../../src/features/share/people-cards.ts';
import {
  cardImage,
  cardPath,
  cardVersion,
  castCard,
  collectionCard,
  latestCardPath,
  parseCardAddress,
  personCard,
  posters,
  seasonCard,
  titleCard,
} from '../../../src/core/share-cards.ts';
import { movieOf, seriesOf } from '../../support/tmdb/known-titles.ts';
import { shareCard } from '../../support/share/cards.ts';

const parse = (path: string) => {
  const [, family, file] = /^\/cards\/([^/]+)\/(.+)\.png$/.exec(path) ?? [];
  return parseCardAddress(family, file);
};

describe('the address of a share card', () => {
  test('names the card and its subject', () => {
    const card = shareCard();
    expect(parse(cardPath(card))).toEqual({ family: 'title', id: 'movie-603', version: cardVersion(card) });
  });

  test('changes with any content of the card', () => {
    const changes = [
      { name: 'Matrix' },
      { score: '8.3' },
      { facts: [] },
      { over: 'Movie' },
      { backdropPath: '/a.jpg' },
    ];
    const paths = [{}, ...changes].map((more) => cardPath(shareCard(more)));
    expect(new Set(paths).size).toBe(paths.length);
  });

  test.each([
    ['title', undefined],
    ['title', 'movie-603'.toUpperCase()],
    ['title', '../../etc/passwd-1'],
    ['title', `${'a'.repeat(90)}-1`],
    ['title', 'movie-603-1.svg'],
    ['nothing', 'movie-603-1'],
    [undefined, 'movie-603-1'],
  ])('is invalid for family %j and file %j', (family, file) => {
    expect(parseCardAddress(family, file)).toBeNull();
  });

  test('is in the page’s metadata with type, size and an alternative text', () => {
    expect(cardImage(shareCard())).toMatchObject({
      ...{ type: 'image/png', width: 1200, height: 630 },
      alt: 'The Matrix, Movie · 1999, Action, Science Fiction, on Marquee',
    });
  });
});

const posterPaths = (card: { pictures: { path: string }[] }) => card.pictures.map(({ path }) => path);

describe('a card', () => {
  const genres = ['Action', 'Science Fiction', 'Drama', 'Crime'].map((name, id) => ({ id: id + 1, name }));

  test('of a title shows kind, year, three genres and score', () => {
    const movie = movieOf({ id: 603, title: 'The Matrix', date: '1999-03-31', genres, voteAverage: 8.2 });
    const card = titleCard({ ...movie, posterPath: '/m.jpg', backdropPath: '/b.jpg' });
    expect(card).toMatchObject({
      family: 'title',
      id: 'movie-603',
      over: 'Movie · 1999',
      name: 'The Matrix',
    });
    expect(card).toMatchObject({
      score: '8.2',
      backdropPath: '/b.jpg',
      pictures: [{ kind: 'poster', path: '/m.jpg' }],
    });
    expect(card.facts).toHaveLength(1);
    expect(card.facts[0]).toMatch(/^Action.*Science Fiction.*Drama$/);
    const unknown = titleCard({ ...seriesOf({ id: 1 }), date: null, genres: [], posterPath: null });
    expect(unknown).toMatchObject({ facts: [], pictures: [], score: null });
    expect(unknown.over).not.toContain('·');
  });

  test('of a cast shows its title', () => {
    const title = {
      ...movieOf({ id: 603, title: 'The Matrix', date: '1999-03-31' }),
      posterPath: '/m.jpg',
      inEnglish: [],
    };
    expect(castCard(title)).toMatchObject({
      family: 'cast',
      id: 'movie-603',
      name: 'The Matrix',
      facts: ['1999'],
      score: null,
    });
    expect(castCard({ ...title, date: null }).facts).toEqual([]);
    expect(posterPaths(castCard(title))).toEqual(['/m.jpg']);
  });

  test('of a season shows its series, and the series’ picture if it has none', () => {
    const series = { id: 1396, title: 'Dark', posterPath: '/s.jpg', backdropPath: '/b.jpg' };
    const season = {
      series,
      number: 2,
      name: '',
      date: '2019-06-21',
      episodeCount: 8,
      posterPath: null,
    } as never;
    const card = seasonCard(season);
    expect(card).toMatchObject({
      family: 'season',
      id: '1396-2',
      over: 'Season 2 · 2019',
      name: 'Dark',
      backdropPath: '/b.jpg',
    });
    expect([card.facts, posterPaths(card)]).toEqual([['8 episodes'], ['/s.jpg']]);
    const named = seasonCard({
      ...(season as object),
      name: 'Cycle',
      date: null,
      posterPath: '/2.jpg',
    } as never);
    expect([named.over, posterPaths(named)]).toEqual(['Cycle', ['/2.jpg']]);
  });

  test('of a person shows three known titles', () => {
    const knownFor = ['A', 'B', 'C', 'D'].map((title) => ({ title }));
    const artist = {
      id: 5,
      name: 'Keanu Reeves',
      department: 'Acting',
      profilePath: '/k.jpg',
      knownFor,
    } as never;
    expect(personCard(artist)).toMatchObject({
      ...{ family: 'person', id: '5', over: 'Acting', facts: ['A, B, C'], score: null },
      pictures: [{ kind: 'profile', path: '/k.jpg' }],
    });
    const bare = personCard({ ...(artist as object), profilePath: null, knownFor: [] } as never);
    expect(bare).toMatchObject({ pictures: [], facts: [] });
  });

  test('of a collection shows four posters, or its own if there are fewer', () => {
    const of = (count: number) =>
      collectionCard({
        ...{ id: 2344, name: 'The Matrix Collection', posterPath: '/c.jpg', backdropPath: null },
        parts: Array.from({ length: count }, (_, at) => ({ posterPath: `/${at}.jpg` })),
      } as never);
    expect(posterPaths(of(3))).toEqual(['/c.jpg', '/0.jpg', '/1.jpg', '/2.jpg']);
    expect(posterPaths(of(4))).toEqual(['/0.jpg', '/1.jpg', '/2.jpg', '/3.jpg']);
    expect(of(3)).toMatchObject({ family: 'collection', id: '2344', facts: ['3 movies'] });
    expect(posters([null, '/a.jpg', null])).toEqual([{ kind: 'poster', path: '/a.jpg' }]);
    expect(posters(['/1.jpg', '/2.jpg', '/3.jpg', '/4.jpg', '/5.jpg'])).toHaveLength(4);
  });

  test('of a list shows its owner, if public', () => {
    const list = {
      address: 'abc',
      name: 'Noir',
      ownerName: 'Ada',
      items: 2,
      titles: [{ posterPath: '/1.jpg' }],
    };
    const card = listCard(list as never);
    expect(card).toMatchObject({ family: 'list', id: 'abc', name: 'Noir', facts: ['2 titles'] });
    expect([card.over, posterPaths(card)]).toEqual([expect.stringContaining('Ada'), ['/1.jpg']]);
    expect(listCard({ ...list, ownerName: null } as never).over).not.toMatch(/Ada|null/);
  });

  test('of a public page shows only what everybody can see', () => {
    const profile = { level: 'public', suspended: false, handle: 'ada', name: null };
    const pages = ['/1.jpg', '/1.jpg', null].map((posterPath) => ({ posterPath }));
    const of = (more = {}, numbers: object | null = { titles: 3 }) =>
      profileCard({
        profile: { ...profile, ...more },
        favorites: pages,
        watches: [{ posterPath: '/2.jpg' }],
        numbers,
      } as never);
    const card = of();
    expect(card).toMatchObject({ family: 'profile', id: 'ada', over: '@ada', name: 'ada' });
    expect(card && [card.facts.length, posterPaths(card)]).toEqual([1, ['/1.jpg', '/2.jpg']]);
    expect(of({ name: 'Ada L.' })?.name).toBe('Ada L.');
    expect([of({}, null)?.facts, of({}, { titles: 0 })?.facts]).toEqual([[], []]);
    expect([of({ level: 'link' }), of({ suspended: true })]).toEqual([null, null]);
  });

  test('of a year shows its non-zero numbers', () => {
    const year = { year: 2025, movies: 1200, series: 0, minutes: 29, days: 1, watches: 0, titles: 0 };
    const card = yearCard(year, 'secret');
    expect(card).toMatchObject({ family: 'year', id: 'secret', name: '2025', facts: [], pictures: [] });
    expect(card.figures?.map(({ value }) => value)).toEqual(['1,200', '1']);
    expect(yearCard({ ...year, minutes: 90 }, 'secret').figures).toHaveLength(3);
  });

  test('has no empty line in its text, and its address at the latest version', () => {
    expect(cardImage(shareCard({ over: '' })).alt).toBe('The Matrix, Action, Science Fiction, on Marquee');
    expect(latestCardPath('list', 'abc')).toBe('/cards/list/abc-0.png');
  });
});
