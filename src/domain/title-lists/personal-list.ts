import { MOST } from '../bounds.ts';
import { titleKey, type TitlePage, type TitleSummary } from '../title.ts';

/** Where a page of a list begins: behind the first `after` titles of a page of the catalogue. */
export interface ListPlace {
  /** 1 to 500. */
  page: number;
  after: number;
}

/** The parameter that says how many titles of its first page a list passes over. */
export const AFTER = 'after';

/** Takes the form that says how lists are made for a person. */
export const LIST_SETTINGS_PATH = '/api/list-settings';

/** A path of this site, as a form names the page it came from; home for anything else. */
export function localPath(value: unknown): string {
  return typeof value === 'string' && /^\/(?![/\\])[\x21-\x7e]{0,2000}$/.test(value) ? value : '/';
}

/** Pages of the catalogue that are read for one of ours, at most. */
export const MOST_PAGES_READ = 3;

/** How far a page is topped up: beyond `MOST_PAGES_READ` only while it has fewer than `enough` titles, to `pages` at most. */
interface TopUp {
  pages: number;
  enough: number;
}

const PAGE: TopUp = { pages: MOST_PAGES_READ, enough: MOST.titles };

/** A rail has no "Load More": who has seen two hundred popular movies is shown the next ones. */
export const RAIL: TopUp = { pages: 10, enough: 8 };

/** Reads `?after=`; anything but a whole number below a page's length counts as 0. */
export function parseAfter(value: string | null): number {
  return value && /^[1-9]\d?$/.test(value) && Number(value) < MOST.titles ? Number(value) : 0;
}

/** A page that was made for somebody: without what is not to be shown, topped up from the pages behind it. */
export interface MadePage {
  titles: TitleSummary[];
  /** Where the next page begins: behind the last title that was looked at; null where the list ends. */
  next: ListPlace | null;
  /** Titles that were left out. */
  hidden: number;
  /** The first page of the catalogue that was read, for what it says about the list as a whole. */
  first: TitlePage;
}

/**
 * Makes a page of twenty titles out of pages of the catalogue. Where nothing is to be left out it is the catalogue's
 * own; else those behind it fill the gaps, three pages in all at most, so that a page may come out shorter, or empty,
 * where nearly everything is left out. No title stands on it twice, and none is lost between it and the next one.
 * A rail is topped up further. `load` may look at no more than `within` pages (catalogue/title-lists/first-fit.ts), `leaveOut` answers the titleKeys of those
 * that are not to be shown.
 */
export async function makePage(
  place: ListPlace,
  load: (page: number, within: number) => Promise<TitlePage>,
  leaveOut: (titles: readonly TitleSummary[]) => Promise<ReadonlySet<string>>,
  { pages, enough }: TopUp = PAGE,
): Promise<MadePage> {
  const titles: TitleSummary[] = [];
  const shown = new Set<string>();
  let { page, after } = place;
  let hidden = 0;
  let first: TitlePage | undefined;
  for (let read = 0; ;) {
    const found = await load(page, Math.min(pages - read, MOST_PAGES_READ));
    first ??= found;
    const { results, next } = found;
    const behind = next === null ? null : { page: next, after: 0 };
    const out = await leaveOut(results.slice(after));
    for (let at = after; at < results.length; at += 1) {
      const title = results[at];
      const key = title && titleKey(title);
      if (!key || shown.has(key)) continue;
      if (out.has(key)) {
        hidden += 1;
        continue;
      }
      shown.add(key);
      titles.push(title);
      if (titles.length < MOST.titles) continue;
      const rest = at + 1 < results.length ? { page, after: at + 1 } : behind;
      return { titles, next: rest, hidden, first };
    }
    const untouched = hidden === 0 && place.after === 0 && found === first && titles.length > 0;
    if (behind === null || untouched) return { titles, next: behind, hidden, first };
    // Pages passed over because nothing on them may be shown to anybody were read too.
    read += behind.page - page;
    const most = titles.length < enough ? pages : MOST_PAGES_READ;
    if (read >= most) return { titles, next: behind, hidden, first };
    ({ page, after } = behind);
  }
}
