import { MOST } from '../../core/bounds.ts';
import { titleKey, type TitlePage, type TitleSummary } from '../../core/title.ts';

/** Cursor of a list page: a page of the catalogue, and how many of its titles to skip. */
export interface ListPlace {
  /** 1 to 500. */
  page: number;
  after: number;
}

/** Query parameter of the cursor's second part. */
export const AFTER = 'after';

export const LIST_SETTINGS_PATH = '/api/list-settings';

/** Validates a local path to redirect to (no open redirect); `/` for anything else. */
export function localPath(value: unknown): string {
  return typeof value === 'string' && /^\/(?![/\\])[\x21-\x7e]{0,2000}$/.test(value) ? value : '/';
}

/** Maximum catalogue pages read per page. */
export const MOST_PAGES_READ = 3;

/**
 * Limits of filling up a page. More than `MOST_PAGES_READ` pages, up to `pages`, are read only for fewer than `enough`
 * titles.
 */
interface TopUp {
  pages: number;
  enough: number;
}

const PAGE: TopUp = { pages: MOST_PAGES_READ, enough: MOST.titles };

/** A rail has no Load More: even a user who has seen two hundred popular movies gets the next ones. */
export const RAIL: TopUp = { pages: 10, enough: 8 };

/** Parses `?after=`; 0 for anything but a whole number below the page size. */
export function parseAfter(value: string | null): number {
  return value && /^[1-9]\d?$/.test(value) && Number(value) < MOST.titles ? Number(value) : 0;
}

/** A personal page: without hidden titles, filled up from the next catalogue pages. */
export interface MadePage {
  titles: TitleSummary[];
  /** Cursor of the next page; null at the end. */
  next: ListPlace | null;
  hidden: number;
  /** The first catalogue page read, for the list's totals. */
  first: TitlePage;
}

/**
 * Makes a page of twenty titles from catalogue pages. Without hidden titles it is the catalogue's page; otherwise up to
 * three pages fill it, so that it can be short or empty. No title repeats or gets lost between pages. A rail reads more
 * pages. `load` may read at most `within` pages (catalogue/title-lists/first-fit.ts). `leaveOut` returns the keys
 * (titleKey) of titles to hide.
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
    // Includes pages `load` skipped because all their titles were unsuitable.
    read += behind.page - page;
    const most = titles.length < enough ? pages : MOST_PAGES_READ;
    if (read >= most) return { titles, next: behind, hidden, first };
    ({ page, after } = behind);
  }
}
