import { expect, test } from 'vitest';
import { usedIn, wordProblems, type Messages } from '../support/language/word-problems.ts';

const counted = (match: Record<string, string>) => [
  { declarations: ['input count', 'local form = count: plural'], selectors: ['form'], match },
];
const ENGLISH = {
  skip: 'Skip to the content',
  saved: 'Saved {title}',
  titles: counted({ 'form=one': '{n} title', 'form=*': '{n} titles' }),
} satisfies Messages;
const USED = new Set(Object.keys(ENGLISH));
const ALLOWED = { forms: new Set(['inRegion']), messages: new Set(['de saved']), english: /^api_/ };
const problems = (language: string, changed: object, used: ReadonlySet<string> = USED) =>
  wordProblems({ en: ENGLISH, [language]: { ...GERMAN, ...changed } }, used, ALLOWED);
const GERMAN = {
  skip: 'Zum Inhalt springen',
  saved: '{title} gemerkt',
  titles: counted({ 'form=one': '{n} Titel', 'form=other': '{n} Titel' }),
} satisfies Messages;

test('Finds no problem in complete messages', () => {
  expect(problems('de', {})).toEqual([]);
});

test('Names missing, unused and unknown messages', () => {
  expect(problems('de', { skip: undefined })).toEqual(['de: skip is missing']);
  expect(problems('de', { more: 'Mehr' })).toEqual(['de: more is not in English']);
  expect(problems('de', {}, new Set(['skip', 'saved']))).toEqual(['en: titles is used nowhere']);
  expect(problems('de', {}, new Set([...USED, 'gone']))).toEqual(['en: gone is used but missing']);
});

test('Requires English’s parameters, in any case', () => {
  const text = 'Zum Inhalt von {titel}';
  expect(problems('de', { skip: text })).toEqual(['de: skip has the parameters titel, in English none']);
  const once = counted({ 'form=one': 'ein Titel', 'form=other': '{n} Titel' });
  expect(problems('de', { titles: once })).toEqual([]);
});

test('Allows other forms of English’s parameters, and permitted differences', () => {
  const where = { where: 'In {region}' };
  const other = (text: string) =>
    wordProblems({ en: where, de: { where: text } }, new Set(['where']), ALLOWED);
  expect(other('{inRegion}')).toEqual([]);
  expect(other('Hier')).toEqual(['de: where has the parameters none, in English region']);
  for (const saved of ['gemerkt', '']) expect(problems('de', { saved })).toEqual([]);
  expect(problems('de', { skip: '' })).toEqual(['de: skip is missing']);
});

test('Requires a case for each plural form of a language', () => {
  expect(problems('ar', {})).toEqual(['ar: titles lacks the plural zero, two, few, many']);
  expect(problems('ja', { titles: '{n}作品' })).toEqual([]);
});

test('Distinguishes an untranslated sentence from a word languages share', () => {
  expect(problems('de', { skip: ENGLISH.skip })).toEqual(['de: skip is left in English']);
  const english = { skip: 'Radarr' };
  expect(wordProblems({ en: english, de: english }, new Set(['skip']), ALLOWED)).toEqual([]);
  const sentence = { api_text: 'Answers may gain fields' };
  expect(wordProblems({ en: sentence, de: sentence }, new Set(['api_text']), ALLOWED)).toEqual([]);
});

test('Finds uses in code that imports messages', () => {
  const source =
    "import { m } from '../paraglide/messages.js';\nconst a = [m.skip(), form.saved, m\n  .titles];";
  expect(usedIn(source)).toEqual(['skip', 'titles']);
  expect(usedIn('m.skip()')).toEqual([]);
});
