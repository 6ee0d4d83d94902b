import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { catalogueOn, type WirePage } from '../../support/tmdb.ts';

const catalogue = catalogueOn('2026-11-23');

const named = z.object({ id: z.number().int().positive(), name: z.string().min(1) });
const company = named.extend({ logo_path: z.null(), origin_country: z.string().length(2) });
const common = {
  adult: z.literal(false),
  backdrop_path: z.string(),
  genres: z.array(named).min(1),
  id: z.number().int(),
  original_language: z.string().length(2),
  overview: z.string().min(1),
  popularity: z.number(),
  poster_path: z.string(),
  production_companies: z.array(company).min(1),
  production_countries: z
    .array(z.object({ iso_3166_1: z.string().length(2), name: z.string().min(3) }))
    .min(1),
  spoken_languages: z.array(
    z.object({ english_name: z.string().min(3), iso_639_1: z.string().length(2), name: z.string().min(1) }),
  ),
  tagline: z.string(),
  vote_average: z.number(),
  vote_count: z.number(),
};
const movie = z.object({
  ...common,
  budget: z.number().int(),
  original_title: z.string(),
  release_date: z.iso.date(),
  revenue: z.number().int(),
  runtime: z.number().int().positive(),
  status: z.literal(['Released', 'Post Production', 'In Production', 'Planned']),
  title: z.string().min(1),
});
const episode = z
  .object({
    air_date: z.iso.date(),
    season_number: z.number().int(),
    episode_number: z.number().int().positive(),
  })
  .nullable();
const series = z.object({
  ...common,
  created_by: z.array(named),
  first_air_date: z.iso.date(),
  last_air_date: z.iso.date().nullable(),
  last_episode_to_air: episode,
  name: z.string().min(1),
  networks: z.array(company).min(1),
  next_episode_to_air: episode,
  number_of_seasons: z.number().int().positive(),
  status: z.literal(['Returning Series', 'Ended', 'Canceled', 'In Production']),
});
const person = named.extend({ profile_path: z.string().regex(/^\/p\d+\.svg$/) });
const credits = z.object({
  cast: z.array(person.extend({ character: z.string().min(1), order: z.number().int() })),
  crew: z.array(person.extend({ department: z.string(), job: z.string() })),
});

type Credits = z.infer<typeof credits>;

describe('the details of a title', () => {
  test('every movie answers with all that its page reads, credits included', async () => {
    for (const { id } of await catalogue.all('discover/movie')) {
      const answer = await catalogue.get<unknown>(`movie/${id}?append_to_response=credits`);
      expect(movie.extend({ credits }).safeParse(answer).error?.issues, String(id)).toBeUndefined();
    }
  });

  test('every series answers with all that its page reads, credits included', async () => {
    for (const { id } of await catalogue.all('discover/tv')) {
      const answer = await catalogue.get<unknown>(`tv/${id}?append_to_response=credits`);
      expect(series.extend({ credits }).safeParse(answer).error?.issues, String(id)).toBeUndefined();
    }
  });

  test('a well-known movie has its facts and the names behind its codes', async () => {
    expect(await catalogue.get('movie/603')).toMatchObject({
      title: 'The Matrix',
      release_date: '1999-03-31',
      runtime: 136,
      genres: [
        { id: 28, name: 'Action' },
        { id: 878, name: 'Science Fiction' },
      ],
      production_countries: expect.arrayContaining([
        { iso_3166_1: 'US', name: 'United States of America' },
      ]) as unknown,
      spoken_languages: [{ english_name: 'English', iso_639_1: 'en', name: 'English' }],
      status: 'Released',
      poster_path: '/m603.svg',
      backdrop_path: '/mb603.svg',
    });
  });

  test('a language is named in English and in itself', async () => {
    const answer = await catalogue.get<{ spoken_languages: unknown[] }>('movie/129');
    expect(answer.spoken_languages).toContainEqual({
      english_name: 'Japanese',
      iso_639_1: 'ja',
      name: '日本語',
    });
  });
});

describe('what can be appended', () => {
  test('comes as it would alone, without the id', async () => {
    const names = ['credits', 'videos', 'similar', 'recommendations'];
    const whole = await catalogue.get<Record<string, unknown>>(
      `movie/603?append_to_response=${names.join(',')}`,
    );
    for (const name of names) {
      const alone = await catalogue.get<Record<string, unknown>>(`movie/603/${name}`);
      expect(alone).toEqual({ id: 603, ...(whole[name] as object) });
    }
  });

  test('does not hold a name TMDB does not know, and has a limit', async () => {
    expect(await catalogue.get('movie/603?append_to_response=nonsense,constructor')).toEqual(
      await catalogue.get('movie/603'),
    );
    const many = await catalogue.fetch(`movie/603?append_to_response=${Array(21).fill('credits').join(',')}`);
    expect([many.status, ((await many.json()) as { status_code: number }).status_code]).toEqual([400, 27]);
  });

  test('credits name the director, the cast in billing order and the same person by the same number', async () => {
    const [matrix, seven, knight] = await Promise.all(
      [603, 807, 155].map((id) => catalogue.get<Credits>(`movie/${id}/credits`)),
    );
    const directors = matrix?.crew.filter(({ job }) => job === 'Director').map(({ name }) => name);
    expect(directors).toEqual(['Lana Wachowski', 'Lilly Wachowski']);
    expect(matrix?.cast[0]).toMatchObject({ name: 'Keanu Reeves', character: 'Neo', order: 0 });
    expect(matrix?.cast.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const freeman = (from: Credits | undefined) =>
      from?.cast.find(({ name }) => name === 'Morgan Freeman')?.id;
    expect(freeman(seven)).toBeGreaterThan(0);
    expect(freeman(seven)).toBe(freeman(knight));
  });

  test('aggregate credits of a series keep the characters in roles', async () => {
    const { cast } = await catalogue.get<{ cast: object[] }>('tv/1396/aggregate_credits');
    expect(cast[0]).toMatchObject({ name: 'Bryan Cranston', roles: [{ character: 'Walter White' }] });
    expect((await catalogue.fetch('movie/603/aggregate_credits')).status).toBe(404);
  });

  test('only titles with a real video have one', async () => {
    const bunny = await catalogue.get<WirePage>('movie/10378/videos');
    expect(bunny.results[0]).toMatchObject({
      site: 'YouTube',
      key: 'aqz-KE-bpKQ',
      type: 'Trailer',
      official: true,
    });
    expect((await catalogue.get('movie/603/videos')).results).toEqual([]);
  });
});

describe('titles like another', () => {
  const ids = async (path: string) => (await catalogue.get(path)).results.map(({ id }) => id);

  test('come without the title itself, a full page of them, for every title', async () => {
    for (const kind of ['movie', 'tv']) {
      for (const { id } of await catalogue.all(`discover/${kind}`)) {
        const similar = await ids(`${kind}/${id}/similar`);
        expect(similar).not.toContain(id);
        expect(new Set(similar).size).toBe(20);
      }
    }
  });

  test('begin with the other parts of a saga', async () => {
    expect((await ids('movie/120/similar')).slice(0, 2).sort()).toEqual([121, 122]);
    expect((await ids('movie/120/recommendations')).slice(0, 2).sort()).toEqual([121, 122]);
  });

  test('recommendations weigh differently and say what kind each is', async () => {
    expect(await ids('movie/603/recommendations')).not.toEqual(await ids('movie/603/similar'));
    const { results } = await catalogue.get('tv/1396/recommendations');
    expect(results.every(({ media_type }) => media_type === 'tv')).toBe(true);
  });
});
