import { describe, expect, test } from 'vitest';
import { identityOf } from '../../../../src/domain/import/identity.ts';
import { csv, reading, refused, told } from '../../../support/import/files.ts';

const RATINGS =
  'Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors';
const LIST = 'Position,Const,Created,Modified,Description,Title,URL,Title Type,Year,Your Rating,Date Rated';

const row = (id: string, rating: string, title: string, type: string, year: string) =>
  `${id},${rating},2019-04-05,"${title}","${title}",https://www.imdb.com/title/${id}/,${type},8.1,120,${year},Drama,1000,2001-01-01,"A, B"`;

describe('an export of IMDb', () => {
  test('is ratings, whose titles have been seen on days nobody knows', () => {
    const file = csv(RATINGS, row('tt0133093', '9', 'The Matrix', 'Movie', '1999'));
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
  ])('calls a title "%s", which is %s: what it does not say its id will', (type, kind) => {
    const { entries } = reading({ 'x.csv': csv(RATINGS, row('tt0000001', '5', 'X', type, '2001')) });
    expect(entries[0]?.kind ?? '?').toBe(kind);
  });

  test('may rate what has no place here, and says which rows', () => {
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

  test('rates episodes, which only its numbers tell', () => {
    const episode = row('tt2301451', '9', 'Breaking Bad: Ozymandias', 'TV Episode', '2013');
    const file = reading({ 'ratings.csv': csv(RATINGS, episode) });
    expect(told(file)).toEqual([
      expect.stringMatching(/^rating tv Breaking Bad: Ozymandias 2013 tt2301451 an episode 9\/10/),
      'watched tv Breaking Bad: Ozymandias 2013 tt2301451 an episode',
    ]);
    expect(file.entries.map((entry) => identityOf(entry).stars)).toEqual([4.5, null]);
    expect(refused(file)).toEqual([]);
  });

  test('may be old: latin-1, without original titles, with long dates', () => {
    const rated = csv(
      'const,Your Rating,Date Rated,Title,Title Type,Year',
      'tt0211915,8,Sat Jan  5 00:00:00 2013,Le Fabuleux Destin d\u2019Am\u00e9lie,Movie,2001',
    );
    const latin = Uint8Array.from(rated, (letter) => (letter === '\u2019' ? 0x92 : letter.charCodeAt(0)));
    expect(told(reading({ 'ratings.csv': latin }))[0]).toBe(
      'rating movie Le Fabuleux Destin d\u2019Amélie 2001 tt0211915 8/10 2013-01-05',
    );
  });

  test('is a watchlist by its name, or by a number for a name, and a list by any other', () => {
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

  test('keeps what was written about a title of a list', () => {
    const file = csv(LIST, '1,tt0133093,2020-01-01,,"Red, or\nblue?",The Matrix,u,Movie,1999,,');
    expect(told(reading({ 'rainy-days.csv': file }))).toEqual([
      'list movie The Matrix 1999 tt0133093 rainy days #1 "Red, or\\nblue?" 2020-01-01',
    ]);
  });

  test('names what was written to a place of the watchlist, rated or not, which has no place here', () => {
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

  test('rates a title once, however many files name it', () => {
    const files = {
      'a-list.csv': csv(LIST, '1,tt0133093,2020-01-01,,,The Matrix,u,Movie,1999,9,2020-02-02'),
      'ratings.csv': csv(RATINGS, row('tt0133093', '9', 'The Matrix', 'Movie', '1999')),
    };
    expect(told(reading(files)).filter((line) => line.startsWith('rating'))).toEqual([
      'rating movie The Matrix 1999 tt0133093 9/10 2019-04-05',
    ]);
  });
});
