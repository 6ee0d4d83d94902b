import { describe, expect, test } from 'vitest';
import {
  ageOn,
  departmentSlug,
  initialsOf,
  seenOf,
  type Artist,
  type Credit,
} from '../../../src/core/artists.ts';
import {
  filmography,
  filmographyPath,
  readFilmographyQuery,
  type FilmographyQuery,
} from '../../../src/features/artists/filmography.ts';

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

describe('an artist', () => {
  test.each([
    ['1900-03-10', '2020-03-10', 120],
    ['1900-03-10', '2021-03-09', 120],
    ['1900-03-10', '2021-03-10', null],
    ['1980-03-11', '2026-03-10', 45],
    ['2026-03-10', '2026-03-10', 0],
    ['2026-03-11', '2026-03-10', null],
    [null, '2026-03-10', null],
  ])('born %s is on %s this old: %s', (birthday, day, age) => {
    expect(ageOn(birthday, day)).toBe(age);
  });

  test.each([
    ['Ada Quill', 'AQ'],
    ['Ada Byron King', 'AB'],
    ['𝔄da', '𝔄'],
    ['Ada  Quill', 'AQ'],
    ['', ''],
  ])('%s without a picture has the initials %s', (name, letters) => {
    expect(initialsOf(name)).toBe(letters);
  });

  test('is known for released titles, best known first and once each', () => {
    const ada = artist([
      { department: 'Acting', credits: [credit(1, { voteCount: 5 }), credit(2, { date: null }), credit(3)] },
      {
        department: 'Crew',
        credits: [credit(3), credit(4, { date: DAY, voteCount: 7 }), credit(5, { voteCount: 50 })],
      },
    ]);
    expect(seenOf(ada, DAY).map(({ id }) => id)).toEqual([3, 5, 4, 1]);
  });

  test('has departments with addresses', () => {
    expect(departmentSlug('Costume & Make-Up')).toBe('costume-make-up');
  });

  test.each([
    ['role=acting', 'acting'],
    ['role=costume-make-up', 'costume-make-up'],
    ['role=', null],
    ['role=a1', null],
    ['role=1a', null],
    [`role=${'a'.repeat(25)}`, null],
    ['', null],
  ])('has the role of ?%s: %s', (address, role) => {
    expect(asked(address).role).toBe(role);
  });

  test('has pages of one role, the default first', () => {
    expect(filmographyPath('/person/5', asked('role=acting&page=1'))).toBe('/person/5?role=acting');
    expect(filmographyPath('/person/5', asked('role=acting&page=2'))).toBe('/person/5?role=acting&page=2');
    expect(filmographyPath('/person/5', asked('page=2'))).toBe('/person/5');
  });

  test('with the same average keeps its order, and twenty votes are enough', () => {
    const credits = [
      credit(1, { voteCount: 19, voteAverage: 9 }),
      credit(2, { voteCount: 20 }),
      credit(3, { voteAverage: null }),
    ];
    expect(sections(artist([{ department: 'Acting', credits }]))[0]?.titles).toEqual([
      'Film 1',
      'Film 2',
      'Film 3',
    ]);
    expect(sections(artist([{ department: 'Acting', credits }]), 'sort=rating')[0]?.titles).toEqual([
      'Film 2',
      'Film 3',
      'Film 1',
    ]);
  });

  test('without a role in an announced title shows none', () => {
    const twice = [
      { department: 'Acting', credits: [credit(1, { date: null, part: '' })] },
      { department: 'Crew', credits: [credit(1, { date: null, part: 'Gaffer' })] },
    ];
    expect(filmography(artist(twice), asked(''), DAY).sections[0]?.credits[0]?.part).toBe('Gaffer');
  });
});
