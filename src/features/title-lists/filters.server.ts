import { isLeftOut } from '../cards/own-cards.ts';
import { titleKey, type TitleSummary } from '../../core/title.ts';
import { learnOwnCards } from './own-cards.server.ts';
import type { Person } from '../../server/person.ts';
import { onServices } from './on-services.server.ts';

/** The input of a filter for a page. */
interface FilterQuestion {
  person: Person;
  /** Parameters of the page's address. */
  parameters: URLSearchParams;
  titles: readonly TitleSummary[];
}

/** A filter's result: titleKeys to leave out, and whether seen titles are hidden. */
export interface FilterAnswer {
  leftOut: ReadonlySet<string>;
  hideSeen?: boolean;
}

/** A reason to leave out titles for a signed-in user. */
export interface ListFilter {
  /** Parameters it reads, which the list's links keep. */
  parameters: readonly string[];
  /** Whether it is active at this address. */
  applies: (parameters: URLSearchParams) => boolean;
  /** Time limit in milliseconds, 500 by default. After that nothing is left out, and the page says so. */
  patienceMs?: number;
  /** May reject with BackendError or CatalogueError, which count as late. */
  ask: (question: FilterQuestion) => Promise<FilterAnswer>;
}

/** Leaves out dismissed titles, and seen ones if the user or `unasked` says so. */
export const hidingFor = (unasked: () => Promise<boolean>): ListFilter => ({
  parameters: [],
  applies: () => true,
  async ask({ person, titles }) {
    const [known, isUnasked] = await Promise.all([learnOwnCards(person, titles), unasked()]);
    const hideSeen = known.hideSeen || isUnasked;
    const leftOut = titles.filter((title) => isLeftOut(title, { ...known, hideSeen }));
    return { leftOut: new Set(leftOut.map(titleKey)), hideSeen };
  },
});

/**
 * All filters. A list applies the active ones to each catalogue page and tops up what they leave out
 * (features/title-lists/personal-list.ts). A new filter needs an entry here only.
 */
export const LIST_FILTERS: readonly ListFilter[] = [hidingFor(() => Promise.resolve(false)), onServices];
