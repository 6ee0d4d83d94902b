import { loadTagged, loadTags } from '../tags/tags.queries.ts';
import { MOST } from '../../core/bounds.ts';
import type { TaggedTitle } from './discover-tagged.ts';
import { tagOf, toNamed } from '../tags/tags.ts';
import type { Kind, TitlePage, TitleSummary } from '../../core/title.ts';
import type { Viewer } from '../../server/viewer.ts';

/** How long a page waits for a person's tags, in milliseconds: it is about nothing else. */
const PATIENCE_MS = 5000;

/** A person's tags, and the titles of the one an address names; `titles` is null where all are asked for, or it cannot be told. */
export async function tagsOf(kind: Kind, parameters: URLSearchParams, viewer: Viewer | null | undefined) {
  const chosen = viewer ? tagOf(parameters) : null;
  const [all, titles] = await Promise.all([
    viewer?.ask(({ client }) => loadTags(client)),
    chosen === null ? null : viewer?.ask(({ client }) => loadTagged(client, chosen, kind), PATIENCE_MS),
  ]);
  return { all: (all ?? []).map(toNamed), chosen, titles: titles ?? null };
}

/** One's own titles as a page of the catalogue. */
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
