import { MARKS_PATH, type Mark } from '../../domain/marks/marks.ts';
import { titleKey } from '../../domain/title.ts';
import { inOrder } from './in-order.ts';

/** Bytes of a body that is sent though its page is left; a browser takes 64 kB of such bodies together (Fetch, 4.7). */
const OUTLIVING_BYTES = 8192;

/** The titleKey of the title a mark is about. */
export function aboutOf(mark: Mark): string {
  if ('title' in mark) return titleKey(mark.title);
  const series = 'place' in mark ? mark.place.seriesId : mark.series;
  return titleKey({ kind: 'tv', id: typeof series === 'number' ? series : series.id });
}

/**
 * Sends a mark to the server, which knows the user by the session cookie: in the task this is called in, also if the page is
 * left in it. Marks of one title are sent in the order they were made in.
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
