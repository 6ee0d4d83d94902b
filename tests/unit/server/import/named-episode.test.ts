import { expect, test } from 'vitest';
import '../../../../src/contract/language.ts';
import { currentLanguage } from '../../../../src/core/language/current.ts';
import { placing } from '../../../../src/features/import/named-episode.server.ts';

const kept = (season: number, number: number, name: string) => ({
  season,
  number,
  name,
  date: null,
  minutes: null,
});

const ENGLISH = [
  kept(1, 1, 'Secrets'),
  kept(1, 2, 'Lies'),
  kept(2, 1, 'Lies'),
  kept(2, 2, 'Pilot'),
  kept(3, 2, 'Pilot'),
];
const GERMAN = [{ number: 1, name: 'Geheimnisse' }];

/** A catalogue that knows one series, and how often it was asked for its episodes. */
function catalogue() {
  let asked = 0;
  const source = {
    episodes: () => {
      asked += 1;
      return Promise.resolve({ episodes: ENGLISH });
    },
    season: () => Promise.resolve(currentLanguage() === 'de' ? { episodes: GERMAN } : null),
    findEpisodes: () => Promise.resolve([{ seriesId: 7, season: 4, number: 5, name: '' }]),
  };
  return { place: placing(source as never), asked: () => asked };
}

test('an episode is found by its name: in its season, else where it is alone, else in another language', async () => {
  const { place, asked } = catalogue();
  expect(await place(7, { name: 'secrets', season: 1 })).toEqual({ season: 1, number: 1 });
  expect(await place(7, { name: 'Lies', season: 2 })).toEqual({ season: 2, number: 1 });
  expect(await place(7, { name: 'Secrets', season: 3 })).toEqual({ season: 1, number: 1 });
  expect(await place(7, { name: 'Geheimnisse', season: 1 })).toEqual({ season: 1, number: 1 });
  expect(await place(7, { name: 'Pilot', season: 1 })).toBe(null);
  expect(await place(7, { name: 'Elsewhere', season: 1 })).toBe(null);
  expect(asked()).toBe(1);
});

test('an episode with an id is found by it', async () => {
  expect(await catalogue().place(7, { tvdb: 1 })).toEqual({ season: 4, number: 5 });
});
