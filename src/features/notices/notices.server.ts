import { countUnread, loadNoticePreferences, loadNotices } from './notices.queries.ts';
import type { Notice, NoticePreferences } from './notices.ts';
import type { PersonOutcome } from '../../core/outcome.ts';
import { parsePage } from '../../core/paging.ts';
import { forPerson, type PersonContext } from '../../server/person.ts';
import { services } from '../../server/services.ts';
import { zonesFor } from '../../server/zones.ts';

/** A page of a person's notices. */
export interface NoticesOnPage {
  /** The latest first. */
  notices: Notice[];
  /** How many there are on all pages. */
  total: number;
  page: number;
  /** Whether any is unread, on other pages too. */
  unread: boolean;
}

/** The notices of whoever is signed in, 30 on a page; a page beyond the last is empty. */
export function loadNoticesPage(context: PersonContext, url: URL): Promise<PersonOutcome<NoticesOnPage>> {
  return forPerson(context, async ({ client, userId }) => {
    const page = parsePage(url.searchParams.get('page'));
    const [found, unread] = await Promise.all([loadNotices(client, userId, page), countUnread(client)]);
    return { ...found, page, unread: unread > 0 };
  });
}

/** What the form of choices shows. */
export interface NoticeSettingsPage {
  preferences: NoticePreferences;
  timeZone: string | null;
  /** Those to choose from, the person's own among them. */
  zones: string[];
  mails: boolean;
  result: 'saved' | 'failed' | null;
}

/** How whoever is signed in wants to be told, and whether what they chose just now was kept. */
export function loadNoticeSettings(
  context: PersonContext,
  url: URL,
): Promise<PersonOutcome<NoticeSettingsPage>> {
  return forPerson(context, async ({ client, userId }) => {
    const { jobs } = await services();
    const { preferences, timeZone } = await loadNoticePreferences(client, userId);
    const asked = url.searchParams.get('result');
    const result = asked === 'saved' || asked === 'failed' ? asked : null;
    return { preferences, ...zonesFor(timeZone), mails: jobs.sendsReminders, result };
  });
}
