import { endCalendarFeed, findCalendarFeed, renewCalendarFeed } from './calendar.queries.ts';
import { CALENDAR_PATH } from './calendar.ts';
import type { PersonOutcome } from '../../core/outcome.ts';
import { forPerson, type Person, type PersonContext } from '../../server/person.ts';
import { services } from '../../server/services.ts';
import { publicAddress } from '../../core/routes.ts';

/** The page of the private address of somebody's calendar. */
export interface CalendarFeedPage {
  /** When the address was made (ISO 8601); null for who has none. */
  since: string | null;
  /** The address itself, only in the answer to making it. */
  address: string | null;
  /** What became of what was asked for, where it is not the address. */
  told: 'ended' | 'changed' | null;
}

async function renew({ client, userId }: Person, had: string | null): Promise<CalendarFeedPage> {
  const { config } = await services();
  const secret = await renewCalendarFeed(client, had);
  const since = await findCalendarFeed(client, userId);
  if (secret === null) return { since, address: null, told: 'changed' };
  return { since, address: publicAddress(config.siteUrl, `${CALENDAR_PATH}/${secret}.ics`), told: null };
}

/**
 * The page, and what its form asks for: an address, a new one, or none any more. The form says which address it knew
 * of, so that sending it again, or from another tab, ends nothing that was made since.
 */
export function loadCalendarFeedPage(context: PersonContext): Promise<PersonOutcome<CalendarFeedPage>> {
  return forPerson(context, async (person) => {
    const { client, userId } = person;
    const form = context.request.method === 'POST' ? await context.request.formData() : null;
    const had = form?.get('had');
    const known = typeof had === 'string' && !Number.isNaN(Date.parse(had)) ? had : null;
    if (form?.get('do') === 'renew') return renew(person, known);
    const since = await findCalendarFeed(client, userId);
    if (form?.get('do') !== 'end') return { since, address: null, told: null };
    if (since !== known) return { since, address: null, told: 'changed' };
    await endCalendarFeed(client, userId);
    return { since: null, address: null, told: 'ended' };
  });
}
