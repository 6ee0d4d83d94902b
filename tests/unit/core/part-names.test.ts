import { departmentBy } from '../../../src/core/words/departments-words.ts';
import { jobBy } from '../../../src/core/words/jobs-words.ts';
import { titleStateBy } from '../../../src/features/title/states-words.ts';
import { expect, test } from 'vitest';
import { DEPARTMENTS, CAST } from '../../../src/core/artists.ts';
import { departmentName, partName } from '../../../src/core/part-names.ts';

test('Translates every department, and keeps unknown ones', () => {
  expect(Object.keys(departmentBy).sort()).toEqual([...DEPARTMENTS, CAST].sort());
  expect(departmentName('Puppetry')).toBe('Puppetry');
  expect(departmentName('toString')).toBe('toString');
});

test('Translates jobs one by one, and keeps unknown ones', () => {
  expect(partName('Director, Writer')).toBe('Director, Writer');
  expect(partName('Neo, Mr. Anderson')).toBe('Neo, Mr. Anderson');
  expect(partName('')).toBe('');
});

test.each(Object.entries({ JOB_NAMES: jobBy, DEPARTMENT_NAMES: departmentBy, STATE_NAMES: titleStateBy }))(
  'Uses the movie database’s words in English: %s',
  (_name, words) => {
    for (const [key, word] of Object.entries(words)) expect(word()).toBe(key);
  },
);
