import { setTimeout as after } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inLanguage } from '../../../src/contract/language.ts';
import { currentLanguage } from '../../../src/core/language/current.ts';

test('Uses English by default', () => {
  expect(currentLanguage()).toBe('en');
});

test('Uses a language within a run, also after waiting, and not concurrently outside', async () => {
  const said = async (language: 'de' | 'ja') =>
    inLanguage(language, async () => {
      await after(1);
      return currentLanguage();
    });
  const both = Promise.all([said('de'), said('ja')]);
  expect(currentLanguage()).toBe('en');
  expect(await both).toEqual(['de', 'ja']);
});

test('Restores the outer language after a nested one', () => {
  inLanguage('de', () => {
    inLanguage('fr', () => expect(currentLanguage()).toBe('fr'));
    expect(currentLanguage()).toBe('de');
  });
});
