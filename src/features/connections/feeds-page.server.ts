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

/** The page of one's own feeds. */
export interface FeedsPage {
  /** When the address was made (ISO 8601); null when there is none. */
  since: string | null;
  /** What can be read there: the part of the address, its name, and how many series Sonarr is not given. */
  lists: { part: string; name: string; leftOut: number }[];
  siteUrl: string;
  /** Whether series have their numbers at TheTVDB: the bundled catalogue has none. */
  knowsTvdb: boolean;
  /** A new secret, only in the answer to making it. */
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

/** The page of one's own feeds, and what its forms ask for. */
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
