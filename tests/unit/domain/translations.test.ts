import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { inLanguage } from '../../../src/contract/language.ts';
import * as door from '../../../src/domain/messages.ts';
import { LANGUAGES, SERVED, type Language } from '../../../src/domain/language/languages.ts';

type Words = Record<string, unknown>;

const MESSAGES = path.resolve('src/domain/messages');
const TRANSLATIONS = path.resolve('src/domain/translations');
/** What stands beside the words of a language without an English file. */
const OWN = new Set(['plural.ts', 'regions.ts']);

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.ts') && !file.startsWith('english/'))
    .sort();

const english = filesOf(MESSAGES);
const begun = readdirSync(TRANSLATIONS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name as Language);
const written = (language: Language) =>
  filesOf(path.join(TRANSLATIONS, language)).filter((file) => !OWN.has(file));

const wordsIn = async (folder: string, file: string) => (await import(path.join(folder, file))) as Words;

const MARKS = Array.from({ length: 4 }, (_, at) => `¤${at}¤`);

/** Which of the marks it was given a function puts into what it says; nothing where it wants no marks. */
function marksIn(said: (...given: unknown[]) => unknown): string[] | null {
  try {
    const text = JSON.stringify(said(...MARKS)) ?? '';
    return MARKS.filter((mark) => text.includes(mark));
  } catch {
    return null;
  }
}

/** Where the words of a language are of another shape than English, or leave out what is put into a sentence. */
function unlike(own: unknown, like: unknown, place: string): string[] {
  if (typeof own !== typeof like) return [`${place} is ${typeof own}, not ${typeof like}`];
  if (typeof like === 'function') {
    const [here, there] = [own, like].map((said) => marksIn(said as (...given: unknown[]) => unknown));
    const left = here && there ? there.filter((mark) => !here.includes(mark)) : [];
    return left.map((mark) => `${place} leaves out parameter ${MARKS.indexOf(mark) + 1}`);
  }
  if (typeof like === 'string') return like !== '' && own === '' ? [`${place} is empty`] : [];
  if (typeof like !== 'object' || like === null) return own === like ? [] : [`${place} differs`];
  const [mine, theirs] = [own as Words, like as Words];
  const more = Array.isArray(like) ? [] : Object.keys(mine).filter((key) => !(key in theirs));
  return [
    ...more.map((key) => `${place}.${key} is not of English`),
    ...Object.keys(theirs).flatMap((key) =>
      key in mine || Array.isArray(like)
        ? unlike(mine[key], theirs[key], `${place}.${key}`)
        : [`${place}.${key} is missing`],
    ),
  ];
}

async function problemsOf(language: Language, file: string): Promise<string[]> {
  const [own, like] = [await wordsIn(path.join(TRANSLATIONS, language), file), await wordsIn(MESSAGES, file)];
  return inLanguage(language, () => unlike({ ...own }, { ...like }, file));
}

describe('translations', () => {
  test('are of the languages there are', () => {
    expect(begun.filter((language) => !(language in LANGUAGES) || language === 'en')).toEqual([]);
  });

  test.each(SERVED.filter((language) => language !== 'en'))('of %s say all that English says', (language) => {
    expect(english.filter((file) => !existsSync(path.join(TRANSLATIONS, language, file)))).toEqual([]);
  });

  test.each(begun)('of %s say nothing that English does not say, with every parameter', async (language) => {
    const own = written(language);
    expect(own.filter((file) => !english.includes(file))).toEqual([]);
    const problems = await Promise.all(own.map((file) => problemsOf(language, file)));
    expect(problems.flat()).toEqual([]);
  });
});

/** The texts of words, and where they stand. */
function textsIn(words: unknown, place: string): [place: string, text: string][] {
  if (typeof words === 'string') return [[place, words]];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, value]) => textsIn(value, `${place}.${key}`));
}

test('a sentence in Arabic that begins with a Latin name says that it runs from the right', async () => {
  const texts = await Promise.all(
    written('ar').map(async (file) =>
      textsIn({ ...(await wordsIn(path.join(TRANSLATIONS, 'ar'), file)) }, file),
    ),
  );
  // A paragraph runs as its first letter does (src/styles/shell.css). This one is never shown as such: it describes a picture.
  const shown = texts.flat().filter(([place]) => place !== 'site.ts.SITE_MESSAGES.tagline');
  expect(shown.length).toBeGreaterThan(1000);
  const wrong = shown.filter(([, text]) =>
    /^[^\p{L}\u200f]*\p{Script=Latin}.*\p{Script=Arabic}/su.test(text),
  );
  expect(wrong).toEqual([]);
});

test('what everybody imports as a bare text is no word, since that could be of one language only', () => {
  const texts = Object.entries(door).filter(([, value]) => typeof value === 'string');
  expect(texts.map(([name]) => name)).toEqual(['EMAIL_EXAMPLE']);
});

describe('a translation', () => {
  test.each([
    ['lacks a text', { a: 'x' }, { a: 'x', b: 'y' }, 'f.b is missing'],
    ['has one too many', { a: 'x', b: 'y' }, { a: 'x' }, 'f.b is not of English'],
    ['says nothing', { a: '' }, { a: 'x' }, 'f.a is empty'],
    [
      'forgets what is put in',
      { a: (n: string) => `x${n.length}` },
      { a: (n: string) => `y${n}` },
      'f.a leaves out parameter 1',
    ],
    ['has another shape', { a: 'x' }, { a: () => 'y' }, 'f.a is string, not function'],
  ])('that %s is named', (_, own, like, problem) => {
    expect(unlike(own, like, 'f')).toEqual([problem]);
  });
});
