import { loadTagged, loadTags } from '../tags/tags.queries.ts';
import { MOST } from '../../core/bounds.ts';
import type { TaggedTitle } from './discover-tagged.ts';
import { tagOf, toNamed } from '../tags/tags.ts';
import type { Kind, TitlePage, TitleSummary } from '../../core/title.ts';
import type { Viewer } from '../../server/viewer.ts';

/** Milliseconds a page waits for the user's tagged titles, its only content. */
const PATIENCE_MS = 5000;

/**
 * The user's tags, and the titles of the tag in the address; `titles` is null without a tag or if loading
 * failed.
 */
export async function tagsOf(kind: Kind, parameters: URLSearchParams, viewer: Viewer | null | undefined) {
  const chosen = viewer ? tagOf(parameters) : null;
  const [all, titles] = await Promise.all([
    viewer?.ask(({ client }) => loadTags(client)),
    chosen === null ? null : viewer?.ask(({ client }) => loadTagged(client, chosen, kind), PATIENCE_MS),
  ]);
  return { all: (all ?? []).map(toNamed), chosen, titles: titles ?? null };
}

/** Tagged titles as a page of the catalogue. */
export function pageOf(titles: readonly TaggedTitle[], page: number): TitlePage {
  const totalPages = Math.ceil(titles.length / MOST.titles);
  const results = titles.slice((page - 1) * MOST.titles, page * MOST.titles).map((title): TitleSummary => ({
    ...{ ...title, genreIds: [...title.genres], voteCount: 0 },
    ...{
      originalTitle: title.title,
      originalLanguage: title.language ?? '',
      overview: '',
      backdropPath: null,
    },
  }));
  return {
    page,
    results,
    totalPages,
    totalResults: titles.length,
    next: page < totalPages ? page + 1 : null,
  };
}
