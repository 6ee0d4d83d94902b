import { countUnread, loadNoticePreferences, loadNotices } from './notices.queries.ts';
import type { Notice, NoticePreferences } from './notices.ts';
import type { PersonOutcome } from '../../core/outcome.ts';
import { parsePage } from '../../core/paging.ts';
import { forPerson, type PersonContext } from '../../server/person.ts';
import { services } from '../../server/services.ts';
import { zonesFor } from '../../server/zones.ts';

/** A page of the user's notices. */
export interface NoticesOnPage {
  /** The latest first. */
  notices: Notice[];
  /** The number of notices on all pages. */
  total: number;
  page: number;
  /** Whether any is unread, on any page. */
  unread: boolean;
}

/** Loads a page of 30 of the signed-in user's notices; empty beyond the last. */
export function loadNoticesPage(context: PersonContext, url: URL): Promise<PersonOutcome<NoticesOnPage>> {
  return forPerson(context, async ({ client, userId }) => {
    const page = parsePage(url.searchParams.get('page'));
    const [found, unread] = await Promise.all([loadNotices(client, userId, page), countUnread(client)]);
    return { ...found, page, unread: unread > 0 };
  });
}

/** The page of notice settings. */
export interface NoticeSettingsPage {
  preferences: NoticePreferences;
  timeZone: string | null;
  /** All zones, including the user's. */
  zones: string[];
  mails: boolean;
  result: 'saved' | 'failed' | null;
}

/** Loads the signed-in user's notice settings, and the result of saving them. */
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
