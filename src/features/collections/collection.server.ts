import { counted } from '../../core/format.ts';
import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { type Collection, PARTS_PER_PAGE } from '../../core/collections.ts';
import type { Outcome } from '../../core/outcome.ts';
import { shortDescription } from '../../core/page-meta.ts';
import { parsePage } from '../../core/paging.ts';
import { collectionPath, withParameters } from '../../core/routes.ts';
import { isIdBeyond, parseTitleId } from '../../core/title.ts';
import { kindCrumb } from '../../core/categories.ts';
import { services } from '../../server/services.ts';
import { outcomeOf } from '../../server/outcome.ts';
import type { TitleList } from '../title-lists/title-list.server.ts';

/** A collection's page: twenty of its movies as a title list, and the collection with all. */
export interface CollectionList extends TitleList {
  collection: Collection;
}

interface ListRequest {
  requestId: string;
  parameters: URLSearchParams;
}

function listOf(collection: Collection, page: number): CollectionList {
  const { id, name, overview, parts } = collection;
  const base = collectionPath(id);
  const at = (number: number) => withParameters(base, { page: number === 1 ? null : number });
  const pages = Math.max(1, Math.ceil(parts.length / PARTS_PER_PAGE));
  const first = (page - 1) * PARTS_PER_PAGE;
  return {
    collection,
    listKind: 'movie',
    heading: name,
    title: name,
    description: shortDescription(
      overview || m.collection_description({ name: isolated(name), ...counted(parts.length) }),
    ),
    crumbs: [kindCrumb('movie'), { name, path: base }],
    titles: parts.slice(first, first + PARTS_PER_PAGE),
    page,
    totalResults: parts.length,
    path: at(page),
    firstPath: base,
    previousPath: page > 1 ? at(Math.min(page - 1, pages)) : null,
    morePath: page < pages ? at(page + 1) : null,
    moreLabel: m.collection_more(),
    emptyMessage: m.collection_no_parts(),
    wayOn:
      page > 1
        ? { label: m.catalogue_list_way_on_first(), path: base }
        : { label: m.collection_browse_label(), path: '/movies' },
    years: null,
    year: null,
  };
}

/**
 * Loads a collection's page: its movies by date, twenty per page (docs/behaviour.md, Collections and
 * seasons). notFound if there is none, invalid for a malformed id.
 */
export function loadCollection(
  segment: string | undefined,
  { requestId, parameters }: ListRequest,
): Promise<Outcome<CollectionList>> {
  return outcomeOf<CollectionList>(requestId, async () => {
    const id = parseTitleId(segment);
    if (id === null) return { kind: isIdBeyond(segment) ? 'notFound' : 'invalid' };
    const { catalogue } = await services();
    const collection = await catalogue.collection(id);
    if (!collection) return { kind: 'notFound' };
    return { kind: 'ok', ...listOf(collection, parsePage(parameters.get('page'))) };
  });
}
