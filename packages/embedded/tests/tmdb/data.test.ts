import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { movieRecords, seriesRecords } from '../../src/tmdb/bundle.ts';
import { isDay } from '../../src/tmdb/calendar.ts';
import { MOVIE_GENRES, TV_GENRES } from '../../src/tmdb/genres/genres.ts';
import { certifications } from '../../src/tmdb/search/vocabularies.ts';
import { countryName, languageName } from '../../src/tmdb/names.ts';

const TODAY = new Date().toISOString().slice(0, 10);

const text = z.string().trim().min(1);
const day = z
  .string()
  .refine((value) => isDay(value) && value >= '1895-01-01' && value <= TODAY, 'a past day');
const distinct = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .refine((list) => new Set(list.map((one) => JSON.stringify(one))).size === list.length, 'repeats');
const language = z.string().refine((code) => languageName(code) !== code, 'a known language');
const country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .refine((code) => countryName(code) !== code, 'a known country');
const genre = (known: readonly { id: number }[]) => z.literal(known.map(({ id }) => id));
const money = z.number().int().min(0).max(4_000_000_000);

const common = {
  id: z.number().int().positive().max(2_147_483_647),
  language,
  vote: z.number().min(0).max(10),
  votes: z.number().int().min(0).max(60_000),
  tagline: z.string().max(90),
  overview: z.string().min(140).max(420),
  countries: distinct(country).min(1),
  companies: distinct(text).min(1).max(4),
  spoken: distinct(language),
  cast: distinct(z.tuple([text, text])).max(10),
  keywords: distinct(z.string().regex(/^[^A-Z]+$/))
    .min(4)
    .max(8),
  imdb: z
    .string()
    .regex(/^tt\d{7,8}$/)
    .optional(),
  certification: z.record(country, text),
  videos: z
    .array(
      z.strictObject({
        key: z.string().regex(/^[\w-]{11}$/),
        name: text,
        type: z.literal(['Trailer', 'Teaser', 'Clip']),
      }),
    )
    .optional(),
};

const movie = z.strictObject({
  ...common,
  title: text,
  original_title: text.optional(),
  date: day.optional(),
  in_days: z.number().int().min(1).max(420).optional(),
  status: z.literal(['Released', 'Planned', 'In Production', 'Post Production']),
  runtime: z.number().int().min(1).max(600),
  genres: distinct(genre(MOVIE_GENRES)).min(1).max(6),
  budget: money,
  revenue: money,
  directors: distinct(text).min(1),
  writers: distinct(text).max(3),
});

const series = z.strictObject({
  ...common,
  name: text,
  original_name: text.optional(),
  first: day.optional(),
  last: day.optional(),
  started_days_ago: z.number().int().min(1).max(7000).optional(),
  starts_in_days: z.number().int().min(1).max(420).optional(),
  status: z.literal(['Ended', 'Canceled', 'Returning Series', 'In Production']),
  airs: z.literal(['daily', 'weekly']).optional(),
  a_week: z.literal([1, 2, 3]).optional(),
  seasons: z.number().int().min(1).max(120),
  episodes: z.number().int().min(1).max(30_000),
  episode_runtime: z.number().int().min(1).max(600),
  genres: distinct(genre(TV_GENRES)).min(1).max(6),
  networks: distinct(text).min(1).max(3),
  creators: distinct(text).max(3),
});

/** Every way in which the records of a kind break their schema, by title. */
function faults(
  schema: z.ZodType,
  records: readonly { id: number }[],
  allowed: (path: string, record: { id: number }) => boolean,
): string[] {
  return records.flatMap((record) => {
    const result = schema.safeParse(record);
    return (result.error?.issues ?? [])
      .map((issue) => ({ path: issue.path.join('.'), message: issue.message }))
      .filter(({ path }) => !allowed(path, record))
      .map(({ path, message }) => `${record.id} ${path}: ${message}`);
  });
}

const repeated = (values: readonly unknown[]) => values.filter((value, at) => values.indexOf(value) !== at);

describe('every record of the bundled catalogue', () => {
  test('a movie has everything its page shows, in range', () => {
    const short = new Set(movieRecords.filter(({ videos }) => videos).map(({ id }) => id));
    expect(faults(movie, movieRecords, (path, { id }) => path === 'overview' && short.has(id))).toEqual([]);
  });

  test('a series has everything its page shows, in range', () => {
    const short = new Set(seriesRecords.filter(({ videos }) => videos).map(({ id }) => id));
    expect(faults(series, seriesRecords, (path, { id }) => path === 'overview' && short.has(id))).toEqual([]);
  });

  test('no id stands for two titles of a kind, and no two titles share name and year', () => {
    expect(repeated(movieRecords.map(({ id }) => id))).toEqual([]);
    expect(repeated(seriesRecords.map(({ id }) => id))).toEqual([]);
    expect(
      repeated(movieRecords.map(({ title, date, in_days }) => `${title} ${date?.slice(0, 4) ?? in_days}`)),
    ).toEqual([]);
    expect(repeated(seriesRecords.map(({ name, first }) => `${name} ${first?.slice(0, 4)}`))).toEqual([]);
  });

  test('a date is either known or moves with the calendar, never both', () => {
    const wrong = [
      ...movieRecords.filter(({ date, in_days }) => (date === undefined) === (in_days === undefined)),
      ...seriesRecords.filter(
        ({ first, started_days_ago, starts_in_days }) =>
          [first, started_days_ago, starts_in_days].filter((value) => value !== undefined).length !== 1,
      ),
    ];
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('a settled series has a last day after its first, and a running one says how often it airs', () => {
    const wrong = seriesRecords.filter(({ status, first, last, airs, starts_in_days }) => {
      if (starts_in_days !== undefined) return status !== 'In Production';
      return status === 'Returning Series' ? airs === undefined : !first || !last || last < first;
    });
    expect(wrong.map(({ id, name }) => `${id} ${name}`)).toEqual([]);
  });

  test('a title has credits: ten of the cast unless it has fewer people in it', () => {
    const thinMovies = movieRecords.filter(
      ({ cast, genres, spoken, videos }) =>
        cast.length < (genres.includes(99) ? 1 : 5) && spoken.length > 0 && !videos,
    );
    const hosted = [99, 10763, 10764, 10767];
    const thinSeries = seriesRecords.filter(
      ({ cast, genres, videos }) =>
        cast.length < (genres.some((id) => hosted.includes(id)) ? 1 : 3) && !videos,
    );
    expect([...thinMovies, ...thinSeries].map(({ id }) => id)).toEqual([]);
    const full = movieRecords.filter(({ cast }) => cast.length === 10).length;
    expect(full / movieRecords.length).toBeGreaterThan(0.8);
  });

  test('nobody works for more than 75 years', () => {
    const years = new Map<string, number[]>();
    const note = (name: string, date: string | undefined) => {
      if (date) years.set(name, [...(years.get(name) ?? []), Number(date.slice(0, 4))]);
    };
    for (const { date, cast, directors } of movieRecords) {
      for (const name of [...cast.map(([actor]) => actor), ...directors]) note(name, date);
    }
    for (const { first, cast } of seriesRecords) for (const [name] of cast) note(name, first);
    const tooLong = [...years].filter(([, list]) => Math.max(...list) - Math.min(...list) > 75);
    expect(tooLong).toEqual([]);
  });

  test('a number of IMDb stands for one title', () => {
    const numbers = [...movieRecords, ...seriesRecords].flatMap(({ imdb }) => imdb ?? []);
    expect(repeated(numbers)).toEqual([]);
    expect(numbers.length).toBeGreaterThan(380);
  });

  test('an age rating is one its country has, and only real titles have one', () => {
    const known = { movie: certifications('movie'), tv: certifications('tv') };
    const odd = [...movieRecords, ...seriesRecords].flatMap((record) => {
      const { certifications: lists } = 'title' in record ? known.movie : known.tv;
      return Object.entries(record.certification)
        .filter(
          ([code, rating]) =>
            record.id >= 900_000_000 || !lists[code]?.some(({ certification }) => certification === rating),
        )
        .map(([code, rating]) => `${record.id} ${code} ${rating}`);
    });
    expect(odd).toEqual([]);
    const rated = movieRecords.filter(({ date, certification }) => date && certification['US']);
    expect(rated.length).toBeGreaterThan(250);
  });

  test('a movie is released when its day is known, and on its way when it moves with the calendar', () => {
    const wrong = movieRecords.filter(({ date, status }) => (status === 'Released') !== (date !== undefined));
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('taglines and overviews are written once each', () => {
    const all = [...movieRecords, ...seriesRecords];
    expect(repeated(all.map(({ overview }) => overview))).toEqual([]);
    expect(repeated(all.map(({ tagline }) => tagline).filter(Boolean))).toEqual([]);
  });
});

describe('the bundled catalogue as a whole', () => {
  test('holds at least 200 known movies and 100 known series', () => {
    expect(movieRecords.filter(({ date }) => date).length).toBeGreaterThanOrEqual(200);
    expect(seriesRecords.filter(({ first }) => first).length).toBeGreaterThanOrEqual(100);
  });

  const count = (records: readonly { genres: readonly number[] }[], id: number) =>
    records.filter(({ genres }) => genres.includes(id)).length;

  test.each(MOVIE_GENRES)('fills a page of movies with $name', ({ id }) => {
    expect(count(movieRecords, id)).toBeGreaterThanOrEqual(id === 10770 ? 8 : 20);
  });

  test.each(TV_GENRES)('fills a page of series with $name', ({ id }) => {
    expect(count(seriesRecords, id)).toBeGreaterThanOrEqual(20);
  });
});
