import { describe, expect, test } from 'vitest';
import { addDays, dayNumber } from '../../src/tmdb/calendar.ts';
import { catalogueOn, type WireItem } from '../support/tmdb.ts';

const DAY = '2026-11-23';

interface Episode {
  air_date: string;
  episode_number: number;
  season_number: number;
}

interface Show {
  status: string;
  first_air_date: string;
  last_air_date: string | null;
  last_episode_to_air: Episode | null;
  next_episode_to_air: Episode | null;
}

const showOn = (day: string, id: number) => catalogueOn(day).get<Show>(`tv/${id}`);

describe('movies still to come', () => {
  test('every one of the upcoming list comes out after today', async () => {
    for (const day of [DAY, '2027-06-01', '2029-01-01']) {
      const dates = (await catalogueOn(day).all('movie/upcoming')).map(
        ({ release_date }) => release_date ?? '',
      );
      expect(dates.filter((date) => date <= day)).toEqual([]);
    }
  });

  test('a release day stands still until it has come, so that a reminder falls due', async () => {
    const [soonest] = (await catalogueOn(DAY).all('movie/upcoming')).toSorted((a, b) =>
      (a.release_date ?? '').localeCompare(b.release_date ?? ''),
    );
    const release = soonest?.release_date ?? '';
    const movieOn = (day: string) =>
      catalogueOn(day).get<WireItem & { status: string }>(`movie/${soonest?.id}`);
    const [before, eve, premiere, after] = await Promise.all(
      [DAY, addDays(release, -1), release, addDays(release, 14)].map(movieOn),
    );
    expect([before, eve, premiere, after].map((movie) => movie?.release_date)).toEqual(
      Array(4).fill(release),
    );
    expect([before?.status === 'Released', eve?.status === 'Released']).toEqual([false, false]);
    expect([premiere?.status, after?.status]).toEqual(['Released', 'Released']);
    expect([eve?.vote_count, eve?.vote_average]).toEqual([0, 0]);
    expect(premiere?.vote_count).toBeGreaterThan(0);
  });

  test('the answer names the days it covers, as do the movies now playing', async () => {
    const [upcoming, playing] = await Promise.all(
      ['movie/upcoming', 'movie/now_playing'].map((path) =>
        catalogueOn(DAY).get<{ dates: { minimum: string; maximum: string }; results: WireItem[] }>(path),
      ),
    );
    expect(upcoming?.dates.minimum).toBe(addDays(DAY, 1));
    expect(playing?.dates.maximum).toBe(DAY);
    const dates = playing?.results.map(({ release_date }) => release_date ?? '') ?? [];
    expect(dates.length).toBeGreaterThan(0);
    expect(dates.filter((date) => date > DAY || date < (playing?.dates.minimum ?? ''))).toEqual([]);
  });
});

describe('series on air', () => {
  const isInvented = ({ id }: { id: number }) => id > 900_000_000 && id < 910_000_000;

  const airingToday = async () =>
    Promise.all(
      (await catalogueOn(DAY).all('tv/airing_today')).map(async (item) => ({
        invented: isInvented(item),
        show: await showOn(DAY, item.id),
      })),
    );

  test('an invented one that airs today has today as its last episode, and the next one follows within the week', async () => {
    const shows = (await airingToday()).filter(({ invented }) => invented);
    expect(shows.length).toBeGreaterThan(6);
    for (const { show } of shows) {
      expect(show.last_air_date).toBe(DAY);
      expect(show.last_episode_to_air?.air_date).toBe(DAY);
      const next = show.next_episode_to_air?.air_date ?? '';
      expect(dayNumber(next) - dayNumber(DAY)).toBeGreaterThan(0);
      expect(dayNumber(next) - dayNumber(DAY)).toBeLessThanOrEqual(7);
    }
  });

  test('a real one that still runs is given no day and no number of an episode that nobody here knows', async () => {
    const shows = (await airingToday()).filter(({ invented }) => !invented);
    expect(shows.length).toBeGreaterThan(20);
    for (const { show } of shows) {
      expect([show.last_episode_to_air, show.next_episode_to_air]).toEqual([null, null]);
      expect(show.last_air_date).not.toBe(DAY);
    }
  });

  test('at least twelve invented ones have one to three episodes a week, of each number some', async () => {
    const week = Array.from({ length: 7 }, (_, offset) => addDays(DAY, offset));
    const aired = await Promise.all(week.map(async (day) => catalogueOn(day).all('tv/airing_today')));
    const times = new Map<number, number>();
    for (const item of aired.flat().filter(isInvented)) times.set(item.id, (times.get(item.id) ?? 0) + 1);
    const weekly = [...times.values()].filter((count) => count <= 3);
    expect(weekly.length).toBeGreaterThanOrEqual(12);
    expect(new Set(weekly)).toEqual(new Set([1, 2, 3]));
  });

  test('a daily show airs every day, a weekly one on the same days of every week', async () => {
    const days = Array.from({ length: 14 }, (_, offset) => addDays(DAY, offset));
    const aired = await Promise.all(
      days.map(async (day) => new Set((await catalogueOn(day).all('tv/airing_today')).map(({ id }) => id))),
    );
    const everyDay = [...(aired[0] ?? [])].filter((id) => aired.every((set) => set.has(id)));
    expect(everyDay.length).toBeGreaterThan(20);
    const changing = [...(aired[0] ?? [])].filter((id) => !everyDay.includes(id));
    expect(changing.length).toBeGreaterThan(5);
    for (const id of changing) expect(aired[7]?.has(id)).toBe(true);
  });

  test('the next episode announced is the one that airs on its day, with a higher number', async () => {
    for (const { id } of (await catalogueOn(DAY).all('tv/airing_today')).filter(isInvented)) {
      const next = (await showOn(DAY, id)).next_episode_to_air;
      const then = await showOn(next?.air_date ?? '', id);
      expect(then.last_episode_to_air).toEqual(next);
    }
  });

  test('the list of the coming week holds today and agrees with the window of discover', async () => {
    const catalogue = catalogueOn(DAY);
    const ids = async (path: string) => (await catalogue.all(path)).map(({ id }) => id);
    const week = await ids('tv/on_the_air');
    const today = await ids('tv/airing_today');
    expect(today.filter((id) => !week.includes(id))).toEqual([]);
    expect(new Set(await ids(`discover/tv?air_date.gte=${DAY}&air_date.lte=${DAY}`))).toEqual(new Set(today));
    expect(new Set(await ids(`discover/tv?air_date.gte=${DAY}&air_date.lte=${addDays(DAY, 7)}`))).toEqual(
      new Set(week),
    );
  });

  test('a series that has not begun knows only its next episode, and runs once it has', async () => {
    const [coming] = (await catalogueOn(DAY).all(`discover/tv?first_air_date.gte=${addDays(DAY, 1)}`)).filter(
      ({ first_air_date }) => (first_air_date ?? '') > DAY,
    );
    const first = coming?.first_air_date ?? '';
    const before = await showOn(DAY, coming?.id ?? 0);
    expect(before).toMatchObject({ last_air_date: null, last_episode_to_air: null, status: 'In Production' });
    expect(before.next_episode_to_air?.air_date).toBe(first);
    const premiere = await showOn(first, coming?.id ?? 0);
    expect(premiere).toMatchObject({
      status: 'Returning Series',
      first_air_date: first,
      last_air_date: first,
    });
  });

  test('a settled series has no next episode and is not on air', async () => {
    const catalogue = catalogueOn(DAY);
    const onAir = (await catalogue.all('tv/on_the_air')).map(({ id }) => id);
    const settled = (await catalogue.all('tv/top_rated')).filter(({ id }) => !onAir.includes(id));
    expect(settled.length).toBeGreaterThan(20);
    for (const { id } of settled.slice(0, 20)) {
      expect((await showOn(DAY, id)).next_episode_to_air).toBeNull();
    }
  });
});
