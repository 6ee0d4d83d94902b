import { PAGES } from '../../core/pages.ts';

/** Longest text of an address that is searched for. */
const LONGEST_ASKED = 60;
/** Least letters of a name. */
const LEAST_LETTERS = 3;
/** Most pages that are offered. */
const MOST_PAGES = 2;

/** Pages whose address has no parameter. Public addresses that crawlers must not request are no pages. */
const FIXED = PAGES.filter(
  ({ path, header, access, crawling }) =>
    header &&
    access !== 'admin' &&
    !(access === 'everybody' && crawling === 'disallow') &&
    /^\/[a-z-]+(?:\/[a-z-]+)?$/.test(path),
).map(({ path }) => path);

/** Letters to change, add or leave out until one word is the other. */
function distance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...one].entries()) {
    const line = [row + 1];
    for (let at = 0; at < other.length; at++) {
      const swapped = (above[at] ?? 0) + (letter === other[at] ? 0 : 1);
      line.push(Math.min(swapped, (above[at + 1] ?? 0) + 1, (line[at] ?? 0) + 1));
    }
    above = line;
  }
  return above[other.length] ?? 0;
}

/** Paths of pages whose address differs from an unknown one by a few letters, nearest first. */
export function pagesNear(path: string): string[] {
  const asked = path.toLowerCase().replace(/\/$/, '').slice(0, LONGEST_ASKED);
  return FIXED.map((known) => ({ known, off: distance(asked, known) }))
    .filter(({ known, off }) => off <= Math.floor(known.length / 4))
    .sort((a, b) => a.off - b.off)
    .slice(0, MOST_PAGES)
    .map(({ known }) => known);
}

/**
 * The name that an unknown address may contain: `blade runner` for `/film/blade-runner/`. Empty where there is none, as in
 * addresses of files, which programs ask for.
 */
export function nameInAddress(path: string): string {
  let last: string;
  try {
    last = decodeURIComponent(path.split('/').findLast(Boolean) ?? '');
  } catch {
    return '';
  }
  if (/\.[a-z0-9]{1,5}$/i.test(last) || last.startsWith('.') || last.length > LONGEST_ASKED) return '';
  const words = last.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
  return words.replaceAll(/[^\p{L}]/gu, '').length < LEAST_LETTERS ? '' : words;
}
