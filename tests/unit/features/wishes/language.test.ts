import { describe, expect, test } from 'vitest';
import { isEnglish } from '../../../../src/features/wishes/language.ts';
import { englishNameOf, languageCalled } from '../../../../src/features/wishes/language-names.ts';

describe('a text', () => {
  test.each([
    'a funny film about robots',
    'funny',
    'asdf qwer',
    '',
    '!?',
    '1999',
    'café noir',
    'a cliché villain with a naïve fiancée',
    'la la land',
    'something like Amélie',
    'Das Boot',
    'film with Penélope Cruz',
    'films with a señor',
    'series',
    'I do so',
    'one une film',
    'the film and the des',
    'a film that no one else knows, des les',
    'robots ロボ',
    'lustigen robots cats',
    'the lustigen',
  ])('can be English: %s', (text) => {
    expect(isEnglish(text)).toBe(true);
  });

  test.each([
    'ein Film über Roboter',
    'ein lustiger Film',
    'der Film und die Serie',
    "un film d'horreur coréen",
    'une comédie avec des robots',
    'una comedia romántica',
    'uma comédia com robôs',
    'een film zonder horror',
    'en film om krig och kärlek',
    'film wojenny',
    'horror bez krwi',
    'polska komedia romantyczna',
    'psychologiczny thriller',
    'film o milosci',
    'rolig film',
    'filmes',
    'bir film ve komik',
    'yang lucu dan romantis',
    '映画 コメディ 90年代',
    'фильм про роботов',
    'a фильм',
    'schöner größer',
    'robot ロボット映画',
    'lustigen robots',
    'no lustigen',
    'film series lustigen',
    'películas 1999 2000',
  ])('is in another language: %s', (text) => {
    expect(isEnglish(text)).toBe(false);
  });

  test('is not in another language because of known names', () => {
    expect(isEnglish('Der Pate und Das Boot')).toBe(false);
    expect(isEnglish('Der Pate und Das Boot', ['der pate', 'das boot'])).toBe(true);
    expect(isEnglish('like amélie poulain', ['amelie poulain'])).toBe(true);
    expect(isEnglish('like amélie poulain')).toBe(false);
  });
});

test('Names languages in English', () => {
  expect(['de', 'pt-br', 'ja', 'en'].map((language) => englishNameOf(language as 'de'))).toEqual([
    'German',
    'Brazilian Portuguese',
    'Japanese',
    expect.stringContaining('English'),
  ]);
  expect(['German', 'Brazilian Portuguese', 'Klingon', ''].map(languageCalled)).toEqual([
    'de',
    'pt-br',
    'en',
    'en',
  ]);
});
