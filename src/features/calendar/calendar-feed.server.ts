import { endCalendarFeed, findCalendarFeed, renewCalendarFeed } from './calendar.queries.ts';
import { CALENDAR_PATH } from './calendar.ts';
import type { PersonOutcome } from '../../core/outcome.ts';
import { forPerson, type Person, type PersonContext } from '../../server/person.ts';
import { services } from '../../server/services.ts';
import { publicAddress } from '../../core/routes.ts';

/** The page of the user's private calendar address. */
export interface CalendarFeedPage {
  /** When the address was created (ISO 8601); null without one. */
  since: string | null;
  /** The address, in the response to its creation only. */
  address: string | null;
  /** The result of another action. */
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
 * Loads the page and handles its form: creates, renews or revokes the address. The form names the address it
 * replaces, so that a repeated submission or another tab cannot revoke a newer one.
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
