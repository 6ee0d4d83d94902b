import { setTimeout as after } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inLanguage } from '../../../src/contract/language.ts';
import { currentLanguage } from '../../../src/core/language/current.ts';

test('outside of everything English is spoken', () => {
  expect(currentLanguage()).toBe('en');
});

test('what is run in a language speaks it, also after waiting, and nobody beside it does', async () => {
  const said = async (language: 'de' | 'ja') =>
    inLanguage(language, async () => {
      await after(1);
      return currentLanguage();
    });
  const both = Promise.all([said('de'), said('ja')]);
  expect(currentLanguage()).toBe('en');
  expect(await both).toEqual(['de', 'ja']);
});

test('a language within a language holds until its end', () => {
  inLanguage('de', () => {
    inLanguage('fr', () => expect(currentLanguage()).toBe('fr'));
    expect(currentLanguage()).toBe('de');
  });
});
