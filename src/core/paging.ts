/** TMDB answers pages 1 to 500 only (its error 22). */
export const MAX_PAGE = 500;

/** Parses `?page=`; 1 for anything but a whole number from 1 to 500. */
export function parsePage(value: string | null | undefined): number {
  if (!value || !/^[1-9]\d{0,2}$/.test(value)) return 1;
  return Math.min(Number(value), MAX_PAGE);
}

/** The next page of Load More; null on the last one. */
export function nextPage(page: number, totalPages: number): number | null {
  return page < Math.min(totalPages, MAX_PAGE) ? page + 1 : null;
}
