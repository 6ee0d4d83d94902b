import { customListDescription } from './custom-lists-words.ts';
import { m } from '../../paraglide/messages.js';
import { readList } from './custom-lists.queries.ts';
import { BackendError, onServer } from '../../core/backend/errors.ts';
import {
  addressOf,
  LISTED_PER_PAGE,
  listPagePath,
  type ListContents,
  type ListedTitle,
} from './custom-lists.ts';
import { listPath } from '../../core/routes.ts';
import type { Outcome } from '../../core/outcome.ts';
import { shortDescription } from '../../core/page-meta.ts';
import { parsePage } from '../../core/paging.ts';
import type { TitleSummary } from '../../core/title.ts';
import { inLog } from '../../server/in-log.ts';
import { services } from '../../server/services.ts';
import { namesAtHand, type Naming } from '../../server/names-at-hand.ts';
import { readerClient } from '../../server/session.ts';
import type { Viewer } from '../../server/viewer.ts';
import type { ListRequest, TitleList } from '../title-lists/title-list.server.ts';

/** A page of a custom list. */
export interface CustomListPage extends TitleList {
  custom: ListContents;
  first: number;
  /** The list's current path, if the requested one has an old or wrong name. */
  movedTo: string | null;
}

/** Milliseconds a page waits for the list as the signed-in user sees it. */
const PATIENCE_MS = 3000;
const RETRY_AFTER_SECONDS = 5;

/** Only the stored data of cards; the catalogue is not asked. */
const toSummary = (title: ListedTitle): TitleSummary => ({
  ...title,
  originalTitle: title.title,
  originalLanguage: '',
  overview: '',
  backdropPath: null,
  voteCount: 0,
  genreIds: [],
});

function pageOf(custom: ListContents, page: number, segment: string, named: Naming): CustomListPage {
  const pages = Math.max(1, Math.ceil(custom.items / LISTED_PER_PAGE));
  const at = (number: number) => listPagePath(custom, number);
  const base = listPath(custom);
  return {
    custom,
    first: (page - 1) * LISTED_PER_PAGE + 1,
    movedTo: `/list/${encodeURIComponent(segment)}` === base ? null : at(page),
    listKind: 'movie',
    heading: custom.name,
    title: custom.name,
    description: shortDescription(
      custom.description ||
        customListDescription(custom.name, custom.ownerName ?? m.custom_list_nobody(), custom.items),
    ),
    crumbs: [{ name: custom.name, path: base }],
    titles: custom.titles.map((title) => toSummary(named(title, title))),
    page,
    totalResults: custom.items,
    path: at(page),
    firstPath: base,
    previousPath: page > 1 ? at(Math.min(page - 1, pages)) : null,
    morePath: page < pages ? at(page + 1) : null,
    moreLabel: m.custom_list_more(),
    emptyMessage: page > 1 ? m.custom_list_beyond() : m.custom_list_empty(),
    wayOn: page > 1 ? { label: m.catalogue_list_way_on_first(), path: base } : null,
    years: null,
    year: null,
  };
}

/** Reads the list as the signed-in user or a visitor may see it. */
async function readAs(viewer: Viewer | null | undefined, address: string, page: number) {
  const part = { offset: (page - 1) * LISTED_PER_PAGE, limit: LISTED_PER_PAGE };
  const own = await viewer?.ask(
    async ({ client }) => ({ list: await readList(client, address, part) }),
    PATIENCE_MS,
  );
  if (own) return own.list;
  if (viewer?.known().failed) throw new BackendError('unavailable');
  return readList(await readerClient(), address, part);
}

/**
 * Loads a page of twenty titles of a custom list by its path segment. notFound for lists the reader may not
 * see, including private ones.
 */
export async function loadCustomList(
  segment: string | undefined,
  { requestId, parameters, viewer }: ListRequest,
): Promise<Outcome<CustomListPage>> {
  const address = addressOf(segment);
  if (address === null) return { kind: 'notFound' };
  const page = parsePage(parameters.get('page'));
  try {
    const custom = await readAs(viewer, address, page);
    if (!custom) return { kind: 'notFound' };
    return { kind: 'ok', ...pageOf(custom, page, segment ?? '', await namesAtHand()) };
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    const { message } = onServer(error);
    const { log } = await services();
    log.warn({ requestId, err: error.cause }, `list: ${inLog(error)}`);
    return { kind: 'error', message, status: 503, retryAfter: RETRY_AFTER_SECONDS };
  }
}
