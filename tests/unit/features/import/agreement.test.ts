import { describe, expect, test } from 'vitest';
import {
  agreement,
  isNamedSeries,
  isSameName,
  isWithin,
  tellsEpisode,
  type EpisodeClaim,
} from '../../../../src/features/import/agreement.ts';

test.each([
  ['Les Revenants', 'Revenants', true],
  ['Élite', 'ELITE', true],
  ['The Office (US)', 'The Office', true],
  ['House of Cards (2013)', 'House of Cards', true],
  ['L’Ours', 'Ours', true],
  ['Marvel’s Agents of S.H.I.E.L.D.', 'Marvels Agents of S H I E L D', true],
  ['進撃の巨人', '進撃の巨人', true],
  ['私を喰べたい、ひとでなしと呼ばれた少女の長い名前', '私を喰べたい、ひとでなしと…', true],
  ['Star Trek', 'Star Trek: Discovery', false],
  ['Kaiju No. 8', 'Law & Order', false],
  ['1923', '1883', false],
])('%s and %s: %s', (name, known, same) => {
  expect(isSameName(name, known)).toBe(same);
});

test('Distinguishes series of one name by year', () => {
  const office = { names: ['The Office'], date: '2005-03-24' };
  const years = [null, 2004, 2005, 2006, 2001];
  expect(years.map((year) => isNamedSeries({ series: 'Office', year }, office))).toEqual([
    ...[true, true, true, true, false],
  ]);
  expect(isNamedSeries({ series: 'Office', year: 2001 }, { ...office, date: null })).toBe(true);
});

test('Accepts a name whose words are all in another only by words', () => {
  expect(isWithin('The Law', 'Law & Order')).toBe(true);
  expect(isWithin('Shingeki no Kyojin', 'Attack on Titan')).toBe(false);
});

test('Ignores an unnamed episode', () => {
  const names = ['Episode 5', 'Folge 5', '5', '#5', '5. Bölüm', '第5話', 'TBA', 'Untitled', ''];
  expect(names.filter(tellsEpisode)).toEqual([]);
  expect(['Pilot', 'Chapter Five', '24 Hours'].every(tellsEpisode)).toBe(true);
});

describe('An episode found by id', () => {
  const found = { season: 2, number: 3, name: 'Bit by a Dead Bee' };
  const claim: EpisodeClaim = { series: 'Breaking Bad', year: null, episodeName: '', place: null };
  const place = { season: 2, number: 3 };
  const how = (more: Partial<EpisodeClaim>, isNamed = true, name = found.name) =>
    agreement({ ...claim, ...more }, { ...found, name }, { isNamed });

  test('matches by its series or its name, best by both and its place', () => {
    const byName = { episodeName: 'Bit By a Dead Bee' };
    const ranked = [
      how({ ...byName, place }),
      how(byName),
      how({ place }),
      how({}),
      how({ ...byName, place }, false),
      how(byName, false),
    ];
    expect(ranked).toEqual([...ranked].sort((a, b) => b - a));
    expect(new Set(ranked).size).toBe(ranked.length);
    expect(how({ place }, false)).toBe(0);
    expect(how({ episodeName: 'Grilled', place }, false)).toBe(0);
  });

  test('does not match by a name many series have', () => {
    expect(how({ episodeName: 'Pilot' }, false, 'Pilot')).toBe(0);
    expect(how({ episodeName: 'The Series Finale' }, false, 'Series Finale')).toBe(0);
  });

  test('is accepted when both names are missing, or when the place matches', () => {
    expect(how({ series: '' })).toBeGreaterThan(0);
    expect(how({ series: '', episodeName: 'Von einer toten Biene gestochen', place })).toBeGreaterThan(0);
    expect(how({ series: '', episodeName: 'Grilled', place: { season: 2, number: 2 } })).toBe(0);
  });
});
