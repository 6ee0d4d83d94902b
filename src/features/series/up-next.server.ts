import { findFollowed, markEpisodes } from './following.queries.ts';
import { loadUpNext } from './up-next.queries.ts';
import type { CalendarDate } from '../../core/dates.ts';
import {
  UP_NEXT_ORDERS,
  UP_NEXT_PATH,
  UP_NEXT_SECTIONS,
  type UpNextOrder,
  type UpNextPart,
  type UpNextSection,
} from './following.ts';
import type { PersonOutcome } from '../../core/outcome.ts';
import { parsePage } from '../../core/paging.ts';
import { withParameters } from '../../core/routes.ts';
import { parseSeasonNumber } from '../../core/seasons.ts';
import { parseTitleId } from '../../core/title.ts';
import { namesAtHand } from '../../server/names-at-hand.ts';
import { forPerson, type Person, type PersonContext } from '../../server/person.ts';

/** Series per section on the overview, and on a section's page. */
const OF_ALL = 12;
const OF_ONE = 40;

/** The user's followed series by status. */
export interface UpNextPage {
  userId: string;
  day: CalendarDate;
  /** The only section shown; null for all. */
  section: UpNextSection | null;
  order: UpNextOrder;
  parts: Record<UpNextSection, UpNextPart>;
  previousPath: string | null;
  nextPath: string | null;
}

const orderOf = (name: string | null): UpNextOrder =>
  UP_NEXT_ORDERS.find((order) => order === name) ?? 'lively';

const sectionOf = (name: string | null): UpNextSection | null =>
  UP_NEXT_SECTIONS.find((section) => section === name) ?? null;

/** Marks the episode of a posted form, for use without scripts; ignores invalid ones. */
async function markPosted({ client, userId, day }: Person, form: FormData): Promise<void> {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  const id = parseTitleId(text('series'));
  const season = parseSeasonNumber(text('season'));
  const number = parseTitleId(text('number'));
  const series = id === null ? null : await findFollowed(client, userId, id);
  if (!series || season === null || number === null) return;
  await markEpisodes(client, series, { scope: 'episode', season, number, today: day, day });
}

/**
 * Loads followed series by status in one query: the first of each section, or a page of one (`section`,
 * `page`), sorted by `order`. Handles a posted form first and returns `posted`, to redirect.
 */
export function loadUpNextPage(
  context: PersonContext & { url: URL },
): Promise<PersonOutcome<UpNextPage | 'posted'>> {
  return forPerson(context, async (person) => {
    const { request, url } = context;
    if (request.method === 'POST') {
      await markPosted(person, await request.formData());
      return 'posted';
    }
    const { client, userId, day } = person;
    const section = sectionOf(url.searchParams.get('section'));
    const order = orderOf(url.searchParams.get('order'));
    const page = section ? parsePage(url.searchParams.get('page')) : 1;
    const most = section ? OF_ONE : OF_ALL;
    const after = (page - 1) * most;
    const parts = await loadUpNext(client, day, { ...(section && { section }), most, after, order });
    const named = await namesAtHand();
    for (const part of Object.values(parts))
      part.series = part.series.map((one) => named(one, { kind: 'tv', id: one.id }));
    const at = (number: number) =>
      withParameters(UP_NEXT_PATH, {
        section,
        order: order === 'lively' ? null : order,
        page: number === 1 ? null : number,
      });
    const total = section ? parts[section].total : 0;
    return {
      userId,
      day,
      section,
      order,
      parts,
      previousPath: page > 1 ? at(page - 1) : null,
      nextPath: section && after + most < total ? at(page + 1) : null,
    };
  });
}
