import { loadFeedback } from './admin.queries.ts';
import type { Client } from '../../core/backend/client.ts';
import type { Feedback } from './admin.ts';
import { CSV_START, csvLine } from '../../core/csv.ts';
import { parseFeedbackView, type FeedbackView } from './feedback-view.ts';
import type { PersonOutcome } from '../../core/outcome.ts';
import { publicAddress, titlePath } from '../../core/routes.ts';
import type { TitleId } from '../../core/title.ts';
import { services } from '../../server/services.ts';
import { withTitles, type AdminContext, type Titled } from './admin.server.ts';
import { forPerson } from '../../server/person.ts';
import { titlesNamed } from '../../server/title-names.ts';

/** Rows per query, and maximum rows of an export. */
const CHUNK = 1000;
const MOST_ROWS = 50_000;

/** Time limit for the titles' names of a chunk (ms). */
const PATIENCE_MS = 500;

const HEADINGS = [
  'Kind',
  'Title',
  'Title id',
  'Address',
  'Type',
  'Person',
  'Email',
  'Rating',
  'Review',
  'Date (UTC)',
];

function line(row: Titled<Feedback>, siteUrl: string): string {
  const address = publicAddress(siteUrl, titlePath({ kind: row.kind, id: row.titleId }));
  const kind = row.kind === 'movie' ? 'Movie' : 'TV series';
  const type = row.type === 'review' ? 'Review' : 'Rating';
  const { titleId, title, fullName, email, stars, review, createdAt } = row;
  return csvLine([kind, title, titleId, address, type, fullName, email, stars, review, createdAt]);
}

async function* lines(
  client: Client,
  view: FeedbackView,
  titles: TitleId[],
  first: Feedback[],
): AsyncGenerator<string> {
  const { config } = await services();
  yield CSV_START + csvLine(HEADINGS);
  let rows = first;
  for (let page = 2; rows.length > 0; page += 1) {
    const titled = await withTitles(rows, PATIENCE_MS);
    yield titled.map((row) => line(row, config.siteUrl)).join('');
    if (rows.length < CHUNK || page > MOST_ROWS / CHUNK) return;
    ({ rows } = await loadFeedback(client, { ...view, titles, page, pageSize: CHUNK }));
  }
}

/**
 * Streams the table's current view as CSV, up to 50,000 rows. The first chunk is loaded before the response
 * starts, so that a refusal can still set its status.
 */
export function exportFeedback(context: AdminContext): Promise<PersonOutcome<AsyncIterable<string>>> {
  return forPerson(
    context,
    async ({ client }) => {
      const view = parseFeedbackView(context.url.searchParams);
      const titles = await titlesNamed(view.search, view.kind);
      const { rows } = await loadFeedback(client, { ...view, titles, page: 1, pageSize: CHUNK });
      return lines(client, view, titles, rows);
    },
    { role: 'admin' },
  );
}
