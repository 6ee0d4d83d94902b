import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../../src/core/language/languages.ts';
import { DEPARTMENTS } from '../../../src/core/artists.ts';
import { MOVIE_GENRES, TV_GENRES } from '../../../packages/embedded/src/tmdb/genres/genres.ts';

const DATA = 'packages/embedded/src/tmdb/data';

/** Names of things and people that are the same in every language. */
const NAMES = [
  ...['Marquee', 'TMDB', 'JustWatch', 'IMDb', 'Letterboxd', 'Trakt', 'Simkl', 'Pseudo'],
  ...Object.values(LANGUAGES).map(({ name }) => name),
];

/** The catalogue's texts. It has no invented language and answers in English. */
const OF_CATALOGUE = [
  ...[...MOVIE_GENRES, ...TV_GENRES].map(({ name }) => name),
  ...DEPARTMENTS,
  ...['Cast', 'Director', 'TV Shows', 'United States of America'],
  ...Array.from({ length: 30 }, (_, at) => `Season ${at + 1}`),
];

/** Dates formatted by the platform, which has no invented language. */
const DATES =
  /\b(?:Sun|Mon|Tue|Wednes|Thurs|Fri|Satur)day\b|\b(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat)\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b|\bUTC\b/g;

/** Texts in the invented language, with names and numbers. Messages can be nested. */
const SAID = /⟦(?:[^⟦⟧]|⟦(?:[^⟦⟧]|⟦[^⟦⟧]*⟧)*⟧)*⟧/g;

/** Parts of one around an element within a sentence. */
const BROKEN = /⟦[^⟦⟧]*$|^[^⟦⟧]*⟧/g;

/** Separators of names. */
const BETWEEN = /\s*[·,(){}★…|/:–]+\s*|\s{2,}|\n/;

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

/** Names and texts of the bundled catalogue, and the platform's names of countries and languages. */
function knownNames(more: readonly string[]): Set<string> {
  const files = readdirSync(DATA).filter((file) => file.endsWith('.json'));
  const texts = files.flatMap((file) => textsOf(JSON.parse(readFileSync(path.join(DATA, file), 'utf8'))));
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const codes = letters.flatMap((a) => letters.map((b) => a + b));
  const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const platform = codes.flatMap((code) =>
    [countries.of(code.toUpperCase()) ?? [], languages.of(code) ?? []].flat(),
  );
  return new Set([...NAMES, ...OF_CATALOGUE, ...more, ...texts, ...platform].map((name) => name.trim()));
}

/** Filters a page's texts that are neither in the invented language nor names. */
export function leftOvers(more: readonly string[]): (texts: readonly string[]) => string[] {
  const known = knownNames(more);
  const isCutName = (text: string) =>
    text.endsWith('…') && [...known].some((name) => name.startsWith(text.slice(0, -1)));
  const isName = (text: string) =>
    !/\p{L}{2}/u.test(text) ||
    known.has(text) ||
    isCutName(text) ||
    // Initials, request ids, addresses, time zones, and generated biographies.
    /^\p{Lu}{1,3}$|^[\da-f-]{36}$|^@\w+$|^https?:\S+$|^\S+@\S+$|^\w+(?:\/[\w+-]+)+$|^Known for appearing in /u.test(
      text,
    );
  return (texts) =>
    texts.filter((text) => {
      const rest = text.replace(SAID, '·').replace(BROKEN, '·').replace(DATES, '·').trim();
      if (isName(rest)) return false;
      return !rest
        .split(/\s*·\s*/)
        .every((part) => isName(part.trim()) || part.split(BETWEEN).every((one) => isName(one.trim())));
    });
}

/** Visible and spoken texts of a page, without those marked as English or in their own language. */
export const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const skipped = 'script, style, template, noscript, [lang="en"], pre, code, [translate="no"]';
    const found: string[] = [];
    const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (parentElement && !parentElement.closest(skipped)) found.push(textContent ?? '');
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest(skipped)) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        found.push(element.getAttribute(name) ?? '');
    }
    return [...new Set(found.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean))];
  });

/** Cut or overflowing texts of a page. */
export const cutOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { documentElement: root, body } = document;
    const found = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} wide`] : [];
    for (const element of body.querySelectorAll<HTMLElement>('*')) {
      const own = [...element.childNodes].some(
        (node) => node.nodeType === 3 && node.textContent?.includes('⟦'),
      );
      if (!own || !element.checkVisibility({ visibilityProperty: true }) || element.closest('.sr-only, svg'))
        continue;
      const style = getComputedStyle(element);
      const isClipped = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const wide = isClipped(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
      const high = isClipped(style.overflowY) && element.scrollHeight > element.clientHeight + 2;
      const text = (element.textContent ?? '').trim().slice(0, 60);
      if ((wide || high) && element.clientWidth > 1) found.push(`cut: ${element.className} ${text}`);
    }
    return found;
  });
