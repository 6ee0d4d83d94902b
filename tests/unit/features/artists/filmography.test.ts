import { describe, expect, test } from 'vitest';
import type { Artist, Credit } from '../../../../src/core/artists.ts';
import {
  filmography,
  filmographyPath,
  readFilmographyQuery,
  type FilmographyQuery,
} from '../../../../src/features/artists/filmography.ts';

const DAY = '2026-03-10';

const credit = (id: number, more: Partial<Credit> = {}): Credit => ({
  kind: 'movie',
  id,
  title: `Film ${id}`,
  date: '2001-01-01',
  voteAverage: 7,
  voteCount: 100,
  part: 'Somebody',
  episodes: 0,
  ...more,
});

const artist = (roles: Artist['roles'], more: Partial<Artist> = {}): Artist => ({
  id: 5,
  name: 'Ada Quill',
  alsoKnownAs: '',
  biography: '',
  birthday: null,
  deathday: null,
  placeOfBirth: '',
  department: 'Acting',
  profilePath: null,
  homepage: null,
  imdbId: null,
  knownFor: [],
  asSelf: [],
  ...more,
  roles,
});

const asked = (address: string): FilmographyQuery => readFilmographyQuery(new URLSearchParams(address));
const sections = (of: Artist, address = '') =>
  filmography(of, asked(address), DAY).sections.map(({ role, total, credits }) => ({
    role,
    total,
    titles: credits.map(({ title }) => title),
  }));
const many = (count: number, more: Partial<Credit> = {}) =>
  Array.from({ length: count }, (_, index) => credit(index + 1, more));

describe('an artist’s filmography', () => {
  test('begins with announced titles, once each with all jobs, and ends with appearances', () => {
    const ada = artist(
      [
        { department: 'Acting', credits: [credit(1, { date: null, part: 'Lead' }), credit(2)] },
        {
          department: 'Costume & Make-Up',
          credits: [
            credit(1, { date: null, part: 'Tailor' }),
            credit(3, { date: '2026-03-11', part: 'Tailor' }),
          ],
        },
      ],
      { asSelf: [credit(4)] },
    );
    expect(sections(ada)).toEqual([
      { role: 'announced', total: 2, titles: ['Film 1', 'Film 3'] },
      { role: 'acting', total: 1, titles: ['Film 2'] },
      { role: 'self', total: 1, titles: ['Film 4'] },
    ]);
    expect(filmography(ada, asked(''), DAY).sections[0]?.credits[0]?.part).toBe('Lead, Tailor');
  });

  test('can be filtered by kind', () => {
    const ada = artist([
      { department: 'Acting', credits: [credit(1), credit(1, { kind: 'tv', title: 'Show 1' })] },
    ]);
    expect(sections(ada, 'kind=series')).toEqual([{ role: 'acting', total: 1, titles: ['Show 1'] }]);
    expect(sections(ada, 'kind=movies')).toEqual([{ role: 'acting', total: 1, titles: ['Film 1'] }]);
    expect(sections(artist([{ department: 'Acting', credits: [credit(1)] }]), 'kind=series')).toEqual([]);
  });

  test('by rating lists titles with few votes after the others, and unrated ones last', () => {
    const ada = artist([
      {
        department: 'Acting',
        credits: [
          credit(1, { voteAverage: 6 }),
          credit(2, { voteAverage: 10, voteCount: 3 }),
          credit(3, { voteAverage: null, voteCount: 0 }),
          credit(4, { voteAverage: 8 }),
        ],
      },
    ]);
    expect(sections(ada, 'sort=rating')[0]?.titles).toEqual(['Film 4', 'Film 1', 'Film 2', 'Film 3']);
  });

  test('shows at most sixty titles of a role, and pages of sixty of one role', () => {
    const ada = artist([{ department: 'Acting', credits: many(130, { title: 'X', part: '' }) }]);
    const [first] = filmography(ada, asked(''), DAY).sections;
    expect([first?.total, first?.credits.length]).toEqual([130, 60]);
    const last = filmography(ada, asked('role=acting&page=3'), DAY);
    expect([
      last.pages,
      last.sections[0]?.credits.map(({ id }) => id).at(0),
      last.sections[0]?.credits.length,
    ]).toEqual([3, 121, 10]);
    expect(filmography(ada, asked('role=acting&page=99'), DAY).sections[0]?.credits[0]?.id).toBe(121);
  });

  test('fits the page, for any length of names and biography', () => {
    const long = many(60, { title: 'ሰ'.repeat(72), part: 'ሰ'.repeat(48) });
    const ada = artist(
      [
        { department: 'Acting', credits: long },
        { department: 'Writing', credits: long },
      ],
      { biography: 'x'.repeat(2400) },
    );
    const shown = filmography(ada, asked(''), DAY).sections.flatMap(({ credits }) => credits);
    expect(shown.length).toBeGreaterThan(10);
    const letters = shown.reduce((sum, { title, part }) => sum + title.length + part.length, 0);
    expect(letters).toBeLessThan(2200);
    expect(sections(ada).map(({ total }) => total)).toEqual([60, 60]);
    // A later role also has its first titles.
    expect(sections(ada).map(({ titles }) => titles.length >= 6)).toEqual([true, true]);
  });

  test.each(['role=juggling', 'role=%00', 'kind=plays&sort=best&page=x', 'page=7'])(
    'shows all for an unknown value in the address (%s)',
    (address) => {
      const ada = artist([{ department: 'Acting', credits: [credit(1)] }]);
      expect(sections(ada, address)).toEqual(sections(ada));
    },
  );

  test('has one address for each view', () => {
    expect(filmographyPath('/person/5', asked('page=4&sort=date'))).toBe('/person/5');
    expect(filmographyPath('/person/5', asked('page=4&sort=rating&kind=series&role=acting'))).toBe(
      '/person/5?role=acting&kind=series&sort=rating&page=4',
    );
  });
});
