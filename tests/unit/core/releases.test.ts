import { expect, test } from 'vitest';
import { isAwaited, releaseIn, toReleasePlace } from '../../../src/core/releases.ts';

test.each([
  ['DE', 'theatre', { region: 'DE', way: 'theatre' }],
  ['DE', 'digital', { region: 'DE', way: 'digital' }],
  ['DE', 'television', null],
  ['DE', null, null],
  ['', 'theatre', null],
  [null, 'theatre', null],
])('Knows a release’s place in %j by %j if both are known', (region, way, place) => {
  expect(toReleasePlace(region, way)).toEqual(place);
});

test.each([
  [
    { theatre: '2026-12-01', digital: '2026-11-01' },
    { day: '2026-12-01', place: { region: 'DE', way: 'theatre' } },
  ],
  [
    { theatre: null, digital: '2026-11-01' },
    { day: '2026-11-01', place: { region: 'DE', way: 'digital' } },
  ],
  [{ theatre: null, digital: null }, null],
  [null, null],
  [undefined, null],
])('Uses the release in cinemas, else the one at home: %j', (of, day) => {
  expect(releaseIn('DE', of)).toEqual(day);
});

test.each([
  [null, true],
  ['2027-01-01', true],
  ['2026-05-28', true],
  ['2026-05-27', false],
])('Awaits a movie first released on %s for half a year: %s', (date, awaited) => {
  expect(isAwaited(date, '2026-11-24')).toBe(awaited);
});
