import { MARKS_PATH, type Mark } from './marks.ts';
import { titleKey } from '../../core/title.ts';
import { inOrder } from './in-order.store.ts';

/** Longest keepalive body in bytes; a browser allows 64 kB for all of them together (Fetch, 4.7). */
const OUTLIVING_BYTES = 8192;

/** The titleKey of a mark's title. */
export function aboutOf(mark: Mark): string {
  if ('title' in mark) return titleKey(mark.title);
  const series = 'place' in mark ? mark.place.seriesId : mark.series;
  return titleKey({ kind: 'tv', id: typeof series === 'number' ? series : series.id });
}

/**
 * Sends a mark in the current task, so that leaving the page does not lose it; the server reads the user from the
 * session cookie. Marks of one title are sent in order.
 */
export function postMark(
  fetch: (path: string, init: RequestInit) => Promise<Response>,
  mark: Mark,
): Promise<Response> {
  const body = JSON.stringify(mark);
  const headers = { 'Content-Type': 'application/json' };
  const keepalive = body.length * 3 < OUTLIVING_BYTES;
  return inOrder(aboutOf(mark), () => fetch(MARKS_PATH, { method: 'POST', headers, body, keepalive }));
}
