import type { feedsPageToldBy } from './feeds-words.ts';
import { m } from '../../paraglide/messages.js';
import { loadListsOf } from '../custom-lists/custom-lists.queries.ts';
import {
  countSeriesWithoutNumber,
  endFeedAddress,
  findFeedAddress,
  renewFeedAddress,
} from './feeds.queries.ts';
import type { PersonOutcome } from '../../core/outcome.ts';
import { loadSavedSearches } from '../search/saved-searches.queries.ts';
import { forPerson, type Person, type PersonContext } from '../../server/person.ts';
import { services } from '../../server/services.ts';

/** The page of the user's feeds. */
export interface FeedsPage {
  /** When the address was created (ISO 8601); null without one. */
  since: string | null;
  /** The lists: path segment, name, and number of series that Sonarr's list leaves out. */
  lists: { part: string; name: string; leftOut: number }[];
  siteUrl: string;
  /** Whether series have TheTVDB ids; the bundled catalogue has none. */
  knowsTvdb: boolean;
  /** A new secret, in the response to its creation only. */
  made: string | null;
  told: keyof typeof feedsPageToldBy | null;
}

type Answer = Partial<Pick<FeedsPage, 'made' | 'told'>>;

async function act({ client, userId }: Person, form: FormData): Promise<Answer> {
  const had = form.get('had');
  const known = typeof had === 'string' && !Number.isNaN(Date.parse(had)) ? had : null;
  switch (form.get('do')) {
    case 'renew': {
      const made = await renewFeedAddress(client, known);
      return made === null ? { told: 'changed' } : { made };
    }
    case 'end':
      if (known === null) return {};
      return { told: (await endFeedAddress(client, userId, known)) ? 'ended' : 'changed' };
    case null:
    default:
      return {};
  }
}

/** Loads the page of feeds and handles its forms. */
export function loadFeedsPage(context: PersonContext): Promise<PersonOutcome<FeedsPage>> {
  return forPerson(context, async (person) => {
    const isPost = context.request.method === 'POST';
    const answer = isPost ? await act(person, await context.request.formData()) : {};
    const { client, userId } = person;
    const [since, leftOut, lists, searches, { config }] = await Promise.all([
      findFeedAddress(client, userId),
      countSeriesWithoutNumber(client),
      loadListsOf(client, userId),
      loadSavedSearches(client, userId),
      services(),
    ]);
    return {
      since,
      lists: [
        { part: 'list/wishlist', name: m.feeds_page_wishlist(), leftOut: leftOut['wishlist'] ?? 0 },
        ...lists.map(({ address, name }) => ({
          ...{ part: `list/${address}`, name, leftOut: leftOut[address] ?? 0 },
        })),
        ...searches.map(({ id, name }) => ({ part: `list/${id}`, name, leftOut: 0 })),
      ],
      siteUrl: config.siteUrl,
      knowsTvdb: config.tmdb.apiKey !== undefined,
      ...{ made: null, told: null },
      ...answer,
    };
  });
}
