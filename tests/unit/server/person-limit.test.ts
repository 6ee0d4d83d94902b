import { expect, test } from 'vitest';
import { createPersonLimit } from '../../../src/server/person-limit.ts';

test('people may do something so often in any minute, each on their own account', () => {
  let seconds = 0;
  const limit = createPersonLimit({ perMinute: 3, clock: () => new Date(seconds * 1000) });
  const at = (moment: number, person = 'ada') => {
    seconds = moment;
    return limit(person);
  };
  expect([at(0), at(10), at(20)]).toEqual([0, 0, 0]);
  expect(at(30)).toBe(30);
  expect(at(30, 'bob')).toBe(0);
  // Being refused does not put it off.
  expect(at(59)).toBe(1);
  expect(at(60)).toBe(0);
  expect(at(61)).toBe(9);
  // A clock set back locks nobody out.
  expect(at(-3600)).toBe(0);
});
