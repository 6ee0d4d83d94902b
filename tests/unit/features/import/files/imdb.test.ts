import { describe, expect, test } from 'vitest';
import { identityOf } from '../../../../../src/features/import/identity.ts';
import { csv, reading, refused, told } from '../../../../support/import/files.ts';

const RATINGS =
  'Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors';
const LIST = 'Position,Const,Created,Modified,Description,Title,URL,Title Type,Year,Your Rating,Date Rated';

const row = (id: string, rating: string, title: string, type: string, year: string) =>
  `${id},${rating},2019-04-05,"${title}","${title}",https://www.imdb.com/title/${id}/,${type},8.1,120,${year},Drama,1000,2001-01-01,"A, B"`;

describe('an export of IMDb', () => {
  test('has ratings, whose titles were watched on unknown days', () => {
    const file = csv(RATINGS, row('tt0133093', '9', 'The Matrix', 'Movie', '1999'));
    expect(reading({ 'ratings.csv': file }).source).toBe('imdb');
    expect(told(reading({ 'ratings.csv': file }))).toEqual([
      'rating movie The Matrix 1999 tt0133093 9/10 2019-04-05',
      'watched movie The Matrix 1999 tt0133093',
    ]);
  });

  test.each([
    ['Movie', 'movie'],
    ['tvMovie', 'movie'],
    ['TV Movie', 'movie'],
    ['Short', 'movie'],
    ['TV Series', 'tv'],
    ['tvSeries', 'tv'],
    ['TV Mini Series', 'tv'],
    ['tvMiniSeries', 'tv'],
    ['Fernsehserie', '?'],
    ['', '?'],
  ])('has a title type "%s", which is %s: other kinds are found by id', (type, kind) => {
    const { entries } = reading({ 'x.csv': csv(RATINGS, row('tt0000001', '5', 'X', type, '2001')) });
    expect(entries[0]?.kind ?? '?').toBe(kind);
  });

  test('can rate unsupported kinds, which are reported by row', () => {
    const file = csv(
      RATINGS,
      row('tt2301451', '10', 'Breaking Bad: Ozymandias', 'TV Episode', '2013'),
      row('tt2140553', '9', 'The Last of Us', 'Video Game', '2013'),
      row('tt0000003', '0', 'Zero', 'Movie', '2001'),
      row('', '4', '', 'Movie', '2001').replaceAll('https://www.imdb.com/title//', ''),
    );
    expect(refused(reading({ 'ratings.csv': file }))).toEqual([
      'ratings.csv:3 noTitleKind',
      'ratings.csv:4 noRating',
      'ratings.csv:5 noTitle',
    ]);
  });

  test('rates episodes, identified by id only', () => {
    const episode = row('tt2301451', '9', 'Breaking Bad: Ozymandias', 'TV Episode', '2013');
    const file = reading({ 'ratings.csv': csv(RATINGS, episode) });
    expect(told(file)).toEqual([
      expect.stringMatching(/^rating tv Breaking Bad: Ozymandias 2013 tt2301451 an episode 9\/10/),
      'watched tv Breaking Bad: Ozymandias 2013 tt2301451 an episode',
    ]);
    expect(file.entries.map((entry) => identityOf(entry).stars)).toEqual([4.5, null]);
    expect(refused(file)).toEqual([]);
  });

  test('can be old: latin-1, without original titles, with long dates', () => {
    const rated = csv(
      'const,Your Rating,Date Rated,Title,Title Type,Year',
      'tt0211915,8,Sat Jan  5 00:00:00 2013,Le Fabuleux Destin d\u2019Am\u00e9lie,Movie,2001',
    );
    const latin = Uint8Array.from(rated, (letter) => (letter === '\u2019' ? 0x92 : letter.charCodeAt(0)));
    expect(told(reading({ 'ratings.csv': latin }))[0]).toBe(
      'rating movie Le Fabuleux Destin d\u2019Amélie 2001 tt0211915 8/10 2013-01-05',
    );
  });

  test('from before 2017 has ratings with positions, rated on their creation day', () => {
    const file = csv(
      '"position","const","created","modified","description","Title","Title type","Directors","You rated","IMDb Rating","Year","URL"',
      '"1","tt0133093","Sat Jan  5 00:00:00 2013","","","The Matrix","Feature Film","A","9","8.7","1999","u"',
      '"2","tt0306414","Mon Jan  7 00:00:00 2013","","","The Wire","Mini-Series","B","10","9.3","2002","u"',
    );
    expect(told(reading({ 'ratings.csv': file }))).toEqual([
      'rating movie The Matrix 1999 tt0133093 9/10 2013-01-05',
      'watched movie The Matrix 1999 tt0133093',
      'rating tv The Wire 2002 tt0306414 10/10 2013-01-07',
      'watched tv The Wire 2002 tt0306414',
    ]);
    expect(told(reading({ 'best.csv': file }))).toContain(
      'list movie The Matrix 1999 tt0133093 best #1 2013-01-05',
    );
  });

  test('is a watchlist by name, or by an id as name, else a list', () => {
    const file = csv(
      LIST,
      '1,tt0133093,2020-01-01,2020-01-01,,The Matrix,u,Movie,1999,,',
      '2,tt0944947,2020-01-02,2020-01-02,,Game of Thrones,u,TV Series,2011,8,2020-02-02',
    );
    const wished = [
      'wish movie The Matrix 1999 tt0133093 2020-01-01',
      'rating tv Game of Thrones 2011 tt0944947 8/10 2020-02-02',
      'watched tv Game of Thrones 2011 tt0944947',
    ];
    expect(told(reading({ 'WATCHLIST.csv': file }))).toEqual(wished);
    expect(told(reading({ '4e1f0c9a-7b1c-4f39-9a53-1f2f6f0a2c11.csv': file }))).toEqual(wished);
    expect(told(reading({ 'rainy-days.csv': file })).filter((line) => line.startsWith('list'))).toEqual([
      'list movie The Matrix 1999 tt0133093 rainy days #1 2020-01-01',
      'list tv Game of Thrones 2011 tt0944947 rainy days #2 2020-01-02',
    ]);
  });

  test('keeps notes on a list’s titles', () => {
    const file = csv(LIST, '1,tt0133093,2020-01-01,,"Red, or\nblue?",The Matrix,u,Movie,1999,,');
    expect(told(reading({ 'rainy-days.csv': file }))).toEqual([
      'list movie The Matrix 1999 tt0133093 rainy days #1 "Red, or\\nblue?" 2020-01-01',
    ]);
  });

  test('reports notes in the watchlist, rated or not, which are unsupported', () => {
    const files = {
      'WATCHLIST.csv': csv(
        LIST,
        '1,tt0133093,2020-01-01,,With Ben,The Matrix,u,Movie,1999,,',
        '2,tt0944947,2020-01-02,,Told by Eve,Game of Thrones,u,TV Series,2011,8,2020-02-02',
        '3,tt0211915,2020-01-03,,,Amélie,u,Movie,2001,,',
      ),
      'ratings.csv': csv(RATINGS, row('tt0944947', '8', 'Game of Thrones', 'TV Series', '2011')),
    };
    const noted = reading(files).entries.flatMap(({ what, name, note }) =>
      note ? [[what, name, note]] : [],
    );
    expect(noted).toEqual([
      ['rating', 'Game of Thrones', 'Told by Eve'],
      ['wish', 'The Matrix', 'With Ben'],
    ]);
  });

  test('rates a title once across files', () => {
    const files = {
      'a-list.csv': csv(LIST, '1,tt0133093,2020-01-01,,,The Matrix,u,Movie,1999,9,2020-02-02'),
      'ratings.csv': csv(RATINGS, row('tt0133093', '9', 'The Matrix', 'Movie', '1999')),
    };
    expect(told(reading(files)).filter((line) => line.startsWith('rating'))).toEqual([
      'rating movie The Matrix 1999 tt0133093 9/10 2019-04-05',
    ]);
  });

  test.each(['Video Game', 'Music Video', 'podcastSeries', 'Podcast Episode'])(
    'reports an unsupported %s, rated or listed',
    (type) => {
      const rated = row('tt0000001', '5', 'X', type, '2001');
      const listed = `1,tt0000001,2020-01-01,,,X,u,${type},2001,,`;
      expect(refused(reading({ 'x.csv': csv(RATINGS, rated) }))).toEqual(['x.csv:2 noTitleKind']);
      expect(refused(reading({ 'x.csv': csv(LIST, listed) }))).toEqual(['x.csv:2 noTitleKind']);
    },
  );

  test.each([
    ['my-watchlist (2).csv', 'wish movie X 2001 tt0000001'],
    ['Watchlist.csv', 'wish movie X 2001 tt0000001'],
    [`${'0a-'.repeat(10)}.csv`, 'wish movie X 2001 tt0000001'],
    [`${'0a-'.repeat(9)}0a.csv`, `list movie X 2001 tt0000001 ${'0a '.repeat(9)}0a #1`],
    [`of-${'0a-'.repeat(10)}.csv`, `list movie X 2001 tt0000001 of ${'0a '.repeat(9)}0a #1`],
  ])('is recognized as a watchlist by name: %s', (name, line) => {
    expect(told(reading({ [name]: csv(LIST, '1,tt0000001,,,,X,u,Movie,2001,,') }))).toEqual([line]);
  });

  test.each([
    'Const,Title,Year\ntt0000001,X,2001',
    'Your Rating,Title,Year\n5,X,2001',
    'Position,Title,Year\n1,X,2001',
  ])('is none without its columns: %j', (text) => {
    expect(reading({ 'x.csv': text }).source).toBe('table');
  });

  test('identifies a title by any title, year or id present', () => {
    const file = csv(
      'Const,Your Rating,Title,Original Title,URL,Year,Release Date',
      'tt0000001,5,A,B,https://www.imdb.com/title/tt0000009/,2001,2002-01-01',
      ',5,,B,https://www.imdb.com/title/tt0000009/,,2002-01-01',
      'tt0000003,5,,,,,',
    );
    expect(told(reading({ 'x.csv': file })).filter((line) => line.startsWith('rating'))).toEqual([
      'rating ? A 2001 tt0000001 5/10',
      'rating ? B 2002 tt0000009 5/10',
      'rating ? - tt0000003 5/10',
    ]);
  });

  test('can list an episode, which is only rated', () => {
    const episode = (rating: string) => `1,tt2301451,2020-01-01,,Loud,E,u,TV Episode,2013,${rating},`;
    for (const name of ['WATCHLIST.csv', 'rainy.csv']) {
      const file = reading({ [name]: csv(LIST, episode('9'), episode('')) });
      expect(told(file), name).toEqual([
        'rating tv E 2013 tt2301451 an episode 9/10',
        'watched tv E 2013 tt2301451 an episode',
      ]);
      expect(refused(file), name).toEqual([`${name}:3 partOfSeries`]);
    }
    const unrated = reading({ 'x.csv': csv(RATINGS, row('tt2301451', '', 'E', 'TV Episode', '2013')) });
    expect(refused(unrated)).toEqual(['x.csv:2 noRating']);
  });

  test('places titles by the list’s position, else in order', () => {
    const places = ['7', '0', '-1', '1.5', 'x', '1000000', '1000001'];
    const lines = places.map((place, n) => `${place},tt000000${n},,,,X,u,Movie,2001,,`);
    expect(reading({ 'rainy.csv': csv(LIST, ...lines) }).entries.map(({ list }) => list?.position)).toEqual([
      7, 2, 3, 4, 5, 1_000_000, 7,
    ]);
  });

  test('keeps the first non-empty note of a title rated in several files', () => {
    const rated = (id: string, text: string) => `1,${id},,,${text},X,u,Movie,2001,8,2020-02-02`;
    const files = {
      'my-watchlist-1.csv': csv(LIST, rated('tt0000001', 'First'), rated('tt0000002', '')),
      'my-watchlist-2.csv': csv(LIST, rated('tt0000001', 'Second'), rated('tt0000002', 'Later')),
      'rainy.csv': csv(LIST, rated('tt0000003', 'Of the list')),
    };
    const { entries } = reading(files);
    const noted = entries.filter(({ what }) => what === 'rating').map(({ ids, note }) => [ids.imdb, note]);
    expect(noted).toEqual([
      ['tt0000001', 'First'],
      ['tt0000002', 'Later'],
      ['tt0000003', undefined],
    ]);
    expect(entries.filter(({ what }) => what === 'watched').map(({ note }) => note)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('without ids identifies a title by name and year, and repeats wishes', () => {
    const named = (year: string, rating: string) => `1,,,,,X,u,Movie,${year},${rating},`;
    const twice = csv(LIST, named('2001', '8'), named('2001', '8'), named('2002', '8'), named('2003', ''));
    expect(told(reading({ 'watchlist.csv': csv(twice, named('2003', '')) }))).toEqual([
      'rating movie X 2001 8/10',
      'watched movie X 2001',
      'rating movie X 2002 8/10',
      'watched movie X 2002',
      'wish movie X 2003',
      'wish movie X 2003',
    ]);
  });
});
