import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ageOn, isAnnounced, seenOf, type Artist } from '../../../../src/core/artists.ts';
import { LONGEST } from '../../../../src/core/bounds.ts';
import { catalogueOver, failureOf, TODAY } from '../../../support/tmdb/catalogue.ts';
import { credit, person } from '../../../support/tmdb/people.ts';
import { startTmdbServer, type TmdbServer } from '../../../support/tmdb/server.ts';

let server: TmdbServer;
beforeAll(async () => {
  server = await startTmdbServer({ today: TODAY });
});
beforeEach(() => {
  server.behave(null);
  server.calls.length = 0;
});
afterAll(() => server.close());

const film = (id: number, title: string, date: string | null, more: Record<string, unknown> = {}) =>
  credit(
    { id, title, release_date: date, vote_count: 100, vote_average: 7, poster_path: `/p${id}.jpg` } as never,
    {
      media_type: 'movie',
      ...more,
    },
  );
const show = (id: number, name: string, date: string | null, more: Record<string, unknown> = {}) =>
  credit(
    { id, name, first_air_date: date, vote_count: 10, vote_average: 8, poster_path: `/s${id}.jpg` } as never,
    {
      media_type: 'tv',
      ...more,
    },
  );

/** The catalogue's artist for these credits. */
async function artistOf(
  cast: unknown[],
  crew: unknown[] = [],
  more: Record<string, unknown> = {},
): Promise<Artist> {
  const body = { ...person(9001, more), combined_credits: { cast, crew } };
  server.behave(() => ({ status: 200, body }));
  const artist = await catalogueOver(server).artist(9001);
  if (!artist) throw new Error('nobody was found');
  return artist;
}

const told = (artist: Artist) =>
  Object.fromEntries(
    artist.roles.map(({ department, credits }) => [
      department,
      credits.map(({ title, part }) => `${title}: ${part}`),
    ]),
  );

describe('an artist', () => {
  test('is read with all credits in one call, reduced to a page’s data', async () => {
    const artist = await catalogueOver(server).artist(9001);
    expect(artist).toMatchObject({
      id: 9001,
      name: 'Ada Quill',
      birthday: '1960-03-11',
      deathday: null,
      placeOfBirth: 'Lantern Bay',
      department: 'Acting',
      biography: 'Plays in everything.',
      profilePath: '/person-9001.jpg',
    });
    expect(artist?.roles.map(({ department }) => department)).toEqual(['Acting', 'Directing']);
    expect(artist?.knownFor).toHaveLength(8);
    expect(Object.keys(artist?.roles[0]?.credits[0] ?? {}).sort()).toEqual(
      ['date', 'episodes', 'id', 'kind', 'part', 'title', 'voteAverage', 'voteCount'].sort(),
    );
    expect(server.calls.map(({ path, query }) => `${path} ${query.get('append_to_response')}`)).toEqual([
      '/person/9001 combined_credits',
    ]);
  });

  test('has each title once in a role, with all characters and jobs', async () => {
    const artist = await artistOf(
      [
        film(1, 'Twins', '1990-01-01', { character: 'Al' }),
        film(1, 'Twins', '1990-01-01', { character: 'Bo' }),
      ],
      [
        film(1, 'Twins', '1990-01-01', { job: 'Producer', department: 'Production' }),
        film(1, 'Twins', '1990-01-01', { job: 'Executive Producer', department: 'Production' }),
        film(2, 'Alone', '1980-01-01', { job: 'Producer', department: 'Production' }),
        film(2, 'Alone', '1980-01-01', { job: 'Juggler', department: 'Circus' }),
      ],
    );
    expect(told(artist)).toEqual({
      Acting: ['Twins: Al, Bo'],
      Production: ['Twins: Producer, Executive Producer', 'Alone: Producer'],
      Crew: ['Alone: Juggler'],
    });
  });

  test('distinguishes a movie and a series of one id', async () => {
    const artist = await artistOf([film(7, 'The Film', '1990-01-01'), show(7, 'The Show', '1991-01-01')]);
    expect(artist.roles[0]?.credits.map(({ kind }) => kind)).toEqual(['tv', 'movie']);
    expect(seenOf(artist, TODAY)).toHaveLength(2);
  });

  test.each([
    'Self',
    'Self - Guest',
    'Himself',
    'Herself (uncredited)',
    'Themselves',
    'Self (archive footage)',
    'John (archive footage)',
    'Narrator (archival sound)',
  ])('separates appearances as "%s" from roles', async (character) => {
    const artist = await artistOf([film(1, 'A Talk', '1990-01-01', { character })]);
    expect(artist.roles).toEqual([]);
    expect(artist.asSelf.map(({ title }) => title)).toEqual(['A Talk']);
    expect(artist.knownFor).toEqual([]);
  });

  test.each(['Selfish Man', 'Selfridge', 'Man in archive', ''])(
    'counts "%s" as a role',
    async (character) => {
      expect((await artistOf([film(1, 'A Film', '1990-01-01', { character })])).asSelf).toEqual([]);
    },
  );

  test('separates talk shows without a role and thanks too, but not a role in addition', async () => {
    const artist = await artistOf(
      [
        show(1, 'Late Talk', '2001-01-01', { character: '', genre_ids: [10_767] }),
        film(2, 'Both', '1990-01-01', { character: 'Self' }),
        film(2, 'Both', '1990-01-01', { character: 'Bo' }),
      ],
      [film(3, 'Thankful', '1990-01-01', { job: 'Special Thanks', department: 'Crew' })],
    );
    expect(artist.asSelf.map(({ title }) => title)).toEqual(['Late Talk', 'Thankful']);
    expect(told(artist)).toEqual({ Acting: ['Both: Self, Bo'] });
  });

  test('lists undated titles first, then the newest, both as announced', async () => {
    const artist = await artistOf([
      film(1, 'Old', '1990-01-01'),
      film(2, 'Undated', ''),
      film(3, 'Tomorrow', '2026-03-11'),
      film(4, 'Today', TODAY),
    ]);
    expect(artist.roles[0]?.credits.map(({ title }) => title)).toEqual([
      'Undated',
      'Tomorrow',
      'Today',
      'Old',
    ]);
    expect(artist.roles[0]?.credits.map((one) => isAnnounced(one, TODAY))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(
      seenOf(artist, TODAY)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([1, 4]);
  });

  test('excludes titles for adults', async () => {
    const artist = await artistOf([
      film(1, 'Fine', '1990-01-01'),
      film(2, 'Adult', '1990-01-01', { adult: true }),
      film(3, 'Soft', '1990-01-01', { softcore: true }),
    ]);
    expect(JSON.stringify(artist)).not.toMatch(/Adult|Soft/);
  });

  test('of films for adults is not found', async () => {
    server.behave(() => ({ status: 200, body: person(5, { adult: true }) }));
    expect(await catalogueOver(server).artist(5)).toBeNull();
  });

  test('is known for leading roles in famous titles of the main department', async () => {
    const artist = await artistOf(
      [
        film(1, 'Famous cameo', '1990-01-01', { vote_count: 9000, order: 90 }),
        film(2, 'Lead', '1990-01-01', { vote_count: 5000, order: 0 }),
        film(3, 'Without poster', '1990-01-01', { vote_count: 9000, order: 0, poster_path: null }),
      ],
      [film(4, 'Produced', '1990-01-01', { vote_count: 90_000, job: 'Producer', department: 'Production' })],
    );
    expect(artist.knownFor.map(({ title }) => title)).toEqual(['Lead', 'Famous cameo', 'Without poster']);
  });

  test('with only a name has a page', async () => {
    server.behave(() => ({ status: 200, body: { id: 9001, name: 'Ada Quill' } }));
    expect(await catalogueOver(server).artist(9001)).toMatchObject({
      name: 'Ada Quill',
      biography: '',
      birthday: null,
      roles: [],
      asSelf: [],
      knownFor: [],
    });
  });

  test.each(['nulls', 'empty strings', 'missing keys', 'unknown fields'] as const)(
    'with %s still has a page',
    async (fault) => {
      server.behave(fault);
      expect(await catalogueOver(server).artist(9001)).toMatchObject({ id: 9001, name: 'Ada Quill' });
    },
  );

  test('that does not exist is null after one call; a failing catalogue is an error', async () => {
    const catalogue = catalogueOver(server);
    expect(await catalogue.artist(1)).toBeNull();
    expect(await catalogue.artist(1)).toBeNull();
    expect(server.calls).toHaveLength(1);
    server.behave(401);
    expect((await failureOf(catalogue.artist(2))).message).toContain('401');
  });

  test('with five thousand credits and a biography of 200 kB is reduced', async () => {
    const cast = Array.from({ length: 5000 }, (_, index) =>
      film(index + 1, 'ሰላም '.repeat(15), '1990-01-01', { character: 'ሰላም '.repeat(15) }),
    );
    const artist = await artistOf(cast, [], { biography: 'ሰላም '.repeat(20_000), name: 'x'.repeat(5000) });
    expect(artist.roles[0]?.credits).toHaveLength(5000);
    const [credit] = artist.roles[0]?.credits ?? [];
    expect(credit?.title.length).toBeLessThanOrEqual(LONGEST.creditTitle);
    expect(credit?.part.length).toBeLessThanOrEqual(LONGEST.creditPart);
    expect(artist.biography.length).toBeLessThanOrEqual(LONGEST.biography);
    expect(artist.biography).toMatch(/^ሰላም ሰላም.*…$/);
    expect(JSON.stringify(artist).length).toBeLessThan(5000 * 300);
  });

  test('has only safe addresses', async () => {
    expect(await artistOf([], [], { homepage: 'https://ada.example/', imdb_id: 'nm0000246' })).toMatchObject({
      homepage: 'https://ada.example/',
      imdbId: 'nm0000246',
    });
    expect(await artistOf([], [], { homepage: 'javascript:alert(1)', imdb_id: '../x' })).toMatchObject({
      homepage: null,
      imdbId: null,
    });
    expect((await artistOf([], [], { homepage: 'http://ada.example/' })).homepage).toBeNull();
  });
});

describe('an age', () => {
  test.each([
    ['1960-03-11', '2026-03-10', 65],
    ['1960-03-10', '2026-03-10', 66],
    ['2000-02-29', '2001-02-28', 0],
    ['1564-04-26', '2026-03-10', null],
    ['1564-04-26', '1616-05-03', 52],
    ['2027-01-01', '2026-03-10', null],
    [null, '2026-03-10', null],
  ] as const)('of a person born %s on %s', (born, day, age) => {
    expect(ageOn(born, day)).toBe(age);
  });
});

describe('a title’s full cast and crew', () => {
  const cast = (id: number, more: Record<string, unknown>) => ({
    id,
    name: `Actor ${id}`,
    profile_path: null,
    ...more,
  });

  test('of a movie is read in one call by department, each person once with all jobs', async () => {
    server.behave(() => ({
      status: 200,
      body: {
        id: 603,
        title: 'The Movie',
        release_date: '1999-03-31',
        credits: {
          cast: [
            cast(2, { order: 1, character: 'B' }),
            cast(1, { order: 0, character: 'A' }),
            cast(2, { order: 4, character: 'C' }),
          ],
          crew: [
            cast(3, { job: 'Writer', department: 'Writing' }),
            cast(3, { job: 'Story', department: 'Writing' }),
            cast(3, { job: 'Director', department: 'Directing' }),
            cast(4, { job: 'Juggler', department: '' }),
          ],
        },
      },
    }));
    const found = await catalogueOver(server).titleCredits({ kind: 'movie', id: 603 });
    expect(found?.title).toMatchObject({ kind: 'movie', id: 603, title: 'The Movie', date: '1999-03-31' });
    expect(
      found?.departments.map(({ name, people }) => [name, people.map(({ id, part }) => `${id} ${part}`)]),
    ).toEqual([
      ['Cast', ['1 A', '2 B, C']],
      ['Directing', ['3 Director']],
      ['Writing', ['3 Writer, Story']],
      ['Crew', ['4 Juggler']],
    ]);
    expect(server.calls).toHaveLength(1);
  });

  test('of a series covers all seasons, by episodes, then by billing', async () => {
    server.behave(() => ({
      status: 200,
      body: {
        id: 1396,
        name: 'The Show',
        aggregate_credits: {
          cast: [
            cast(1, { order: 0, total_episode_count: 1, roles: [{ character: 'Guest', episode_count: 1 }] }),
            cast(2, {
              order: 171,
              total_episode_count: 62,
              roles: [{ character: 'Walter' }, { character: 'Heisenberg' }],
            }),
            cast(3, { order: 2, total_episode_count: 62, roles: [{ character: 'Jesse' }], adult: true }),
          ],
          crew: [cast(4, { department: 'Production', total_episode_count: 9, jobs: [{ job: 'Producer' }] })],
        },
      },
    }));
    const found = await catalogueOver(server).titleCredits({ kind: 'tv', id: 1396 });
    const people = found?.departments.flatMap((department) => department.people);
    expect(people?.map(({ id, part, episodes }) => [id, part, episodes])).toEqual([
      [null, 'Jesse', 62],
      [2, 'Walter, Heisenberg', 62],
      [1, 'Guest', 1],
      [4, 'Producer', 9],
    ]);
    expect(server.calls.map(({ query }) => query.get('append_to_response'))).toEqual(['aggregate_credits']);
  });

  test('is null for a title for adults, or an unknown one', async () => {
    expect(await catalogueOver(server).titleCredits({ kind: 'movie', id: 1061 })).toBeNull();
    expect(await catalogueOver(server).titleCredits({ kind: 'tv', id: 999_999 })).toBeNull();
  });
});

test('Hides people with titles for adults only, but not those with any other title', async () => {
  const soft = (id: number) => film(id, 'Late', '2020-01-01', { softcore: true });
  await expect(artistOf([soft(1)], [soft(2)])).rejects.toThrow('nobody was found');
  expect(told(await artistOf([soft(1), film(3, 'Early', '2019-01-01')]))).toEqual({ Acting: ['Early: '] });
  expect((await artistOf([])).roles).toEqual([]);
});
