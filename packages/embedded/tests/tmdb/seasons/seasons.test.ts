import { describe, expect, test } from 'vitest';
import { seriesRecords } from '../../../src/tmdb/bundle.ts';
import { addDays } from '../../../src/tmdb/calendar.ts';
import seasonRecords from '../../../src/tmdb/data/seasons.json' with { type: 'json' };
import { catalogueOn } from '../../support/tmdb.ts';

const DAY = '2026-11-23';
const catalogue = catalogueOn(DAY);

interface Episode {
  id: number;
  name: string;
  air_date: string | null;
  season_number: number;
  episode_number: number;
}

interface SeasonBrief {
  id: number;
  air_date: string | null;
  episode_count: number;
  season_number: number;
  name: string;
}

interface Season extends SeasonBrief {
  episodes: Episode[];
}

interface Show {
  seasons: SeasonBrief[];
  number_of_seasons: number;
  number_of_episodes: number;
  last_episode_to_air: Episode | null;
  next_episode_to_air: Episode | null;
}

const show = (id: number, day = DAY) => catalogueOn(day).get<Show>(`tv/${id}`);
const season = (id: number, number: number, day = DAY) =>
  catalogueOn(day).get<Season>(`tv/${id}/season/${number}`);

const invented = seriesRecords.filter(({ first }) => first === undefined);
const ended = seriesRecords.filter(
  ({ first, status }) => first !== undefined && status !== 'Returning Series',
);
const settled = new Set(ended.map(({ id }) => id));

describe('the seasons of a real series', () => {
  test('as the data has them add up to what is known of the series', () => {
    for (const { id, seasons } of seasonRecords) {
      const record = seriesRecords.find((one) => one.id === id);
      const days = seasons.flatMap(([, day]) => day ?? []) as string[];
      expect([id, seasons.length]).toEqual([id, record?.seasons]);
      expect([id, seasons.reduce((sum, [episodes]) => sum + Number(episodes), 0)]).toEqual([
        id,
        record?.episodes,
      ]);
      expect([id, seasons[0]?.[1]]).toEqual([id, record?.first]);
      expect(days).toEqual(days.toSorted());
      expect(days.filter((day) => day > (record?.last ?? ''))).toEqual([]);
    }
    expect(new Set(seasonRecords.map(({ id }) => id)).size).toBe(seasonRecords.length);
    expect(seasonRecords.filter(({ id }) => !settled.has(id))).toEqual([]);
  });

  test('are counted and dated', async () => {
    const { seasons, last_episode_to_air } = await show(1396);
    expect(seasons.map((one) => [one.season_number, one.name, one.episode_count, one.air_date])).toEqual([
      [1, 'Season 1', 7, '2008-01-20'],
      [2, 'Season 2', 13, '2009-03-08'],
      [3, 'Season 3', 13, '2010-03-21'],
      [4, 'Season 4', 13, '2011-07-17'],
      [5, 'Season 5', 16, '2012-07-15'],
    ]);
    expect(last_episode_to_air).toMatchObject({
      season_number: 5,
      episode_number: 16,
      air_date: '2013-09-29',
      episode_type: 'finale',
    });
  });

  test('name no episode that nobody here can name, and date only those whose day is known', async () => {
    const { episodes } = await season(1396, 5);
    expect(episodes.map(({ name }) => name)).toEqual(episodes.map((_each, index) => `Episode ${index + 1}`));
    expect(episodes.flatMap(({ air_date }) => air_date ?? [])).toEqual(['2012-07-15', '2013-09-29']);
  });

  test('that is over in one season are that season, and unknown ones are left out', async () => {
    expect((await show(87108)).seasons).toMatchObject([{ season_number: 1, episode_count: 5 }]);
    const silent = ended.find(
      ({ id, seasons }) => seasons > 1 && !seasonRecords.some((one) => one.id === id),
    );
    expect(await show(silent?.id ?? 0)).toMatchObject({ seasons: [], last_episode_to_air: null });
  });
});

describe('the seasons of an invented series', () => {
  test('hold its last and its next episode, under the same numbers', async () => {
    for (const { id } of invented) {
      const { last_episode_to_air: last, next_episode_to_air: next } = await show(id);
      for (const episode of [last, next]) {
        if (!episode) continue;
        const { episodes } = await season(id, episode.season_number);
        expect(episodes).toContainEqual(
          expect.objectContaining({ id: episode.id, air_date: episode.air_date }),
        );
        expect(episodes[episode.episode_number - 1]).toMatchObject(episode);
      }
      expect(next).not.toBeNull();
    }
  });

  test.each(['2026-08-30', '2026-09-01', '2027-02-28', '2030-12-31'])(
    'follow each other without gaps or doubles on %s',
    async (day) => {
      for (const { id } of invented) {
        const { seasons, number_of_episodes, number_of_seasons } = await show(id, day);
        const all = await Promise.all(seasons.map((one) => season(id, one.season_number, day)));
        const dates = all.flatMap(({ episodes }) => episodes.map(({ air_date }) => air_date ?? ''));
        expect(seasons.map((one) => one.season_number)).toEqual(seasons.map((_each, index) => index + 1));
        expect(seasons.map((one) => one.episode_count)).toEqual(all.map(({ episodes }) => episodes.length));
        expect(seasons.map((one) => one.air_date)).toEqual(all.map(({ episodes }) => episodes[0]?.air_date));
        expect(dates).toEqual([...new Set(dates)].sort());
        expect([number_of_episodes, number_of_seasons]).toEqual([dates.length, seasons.length]);
      }
    },
  );

  test('keep the number of an episode whatever day it is seen from', async () => {
    for (const { id } of invented) {
      const before = await show(id);
      const number = before.seasons.at(-1)?.season_number ?? 1;
      const now = await season(id, number);
      const later = await season(id, number, addDays(DAY, 10));
      expect(later.episodes.slice(0, now.episodes.length)).toEqual(now.episodes);
    }
  });
});

describe('a season', () => {
  test('comes with its series, up to twenty of them in one call', async () => {
    const answer = await catalogue.get<Record<string, unknown>>(
      'tv/1396?append_to_response=season/1,season/2,season/9',
    );
    expect(answer['season/1']).toEqual(await season(1396, 1));
    expect(answer['season/2']).toEqual(await season(1396, 2));
    expect(answer).not.toHaveProperty('season/9');
  });

  test('has ids of its own, and so have its episodes', async () => {
    const ids: number[] = [];
    for (const { id } of [...invented.slice(0, 5), ...seasonRecords.slice(0, 20)]) {
      const { seasons } = await show(id);
      for (const one of seasons) {
        const { episodes } = await season(id, one.season_number);
        ids.push(one.id, ...episodes.map((episode) => episode.id));
      }
    }
    expect(ids.every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each([
    'tv/1396/season/6',
    'tv/1396/season/0',
    'tv/999999999/season/1',
    'tv/1396/season/1/nonsense',
    'tv/1396/season/1/credits/more',
    'movie/603/season/1',
  ])('%s is not found', async (path) => {
    const answer = await catalogue.fetch(path);
    expect([answer.status, ((await answer.json()) as { status_code: number }).status_code]).toEqual([
      404, 34,
    ]);
  });
});
