import { isLeftOut } from '../cards/own-cards.ts';
import { titleKey, type TitleSummary } from '../../core/title.ts';
import { learnOwnCards } from './own-cards.server.ts';
import type { Person } from '../../server/person.ts';
import { onServices } from './on-services.server.ts';

/** What a filter is asked about, for one page. */
interface FilterQuestion {
  person: Person;
  /** Of the page's address. */
  parameters: URLSearchParams;
  titles: readonly TitleSummary[];
}

/** What a filter says: which titles are not to be shown (titleKey), and whether those somebody has seen are among them. */
export interface FilterAnswer {
  leftOut: ReadonlySet<string>;
  hideSeen?: boolean;
}

/** One reason why a list leaves out titles for somebody signed in. */
export interface ListFilter {
  /** Parameters of the address it reads; the links of the list keep them. */
  parameters: readonly string[];
  /** Whether it is in force at this address. */
  applies: (parameters: URLSearchParams) => boolean;
  /** Milliseconds a page waits for it; 500 by default. What comes later leaves nothing out, and the page says so. */
  patienceMs?: number;
  /** May reject with BackendError or CatalogueError, which count as late. */
  ask: (question: FilterQuestion) => Promise<FilterAnswer>;
}

/** What somebody is not interested in, and what they have seen: where they wish so, or where `unasked` says so too. */
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
 * Every reason there is. A list asks all that apply about each page of the catalogue it reads, and tops up what they
 * leave out (features/title-lists/personal-list.ts); a new one needs an entry here and nothing else of the lists.
 */
export const LIST_FILTERS: readonly ListFilter[] = [hidingFor(() => Promise.resolve(false)), onServices];
