import { WEBHOOKS_PATH } from '../../connections/webhooks.ts';
import { IMPORT_PATH } from '../../import/import-paths.ts';
import { formatDate } from '../../dates.ts';
import {
  NOTICE_SETTINGS_PATH,
  NOTICES_PATH,
  type MailRhythm,
  type Notice,
  type NoticeKind,
} from '../../notices/notices.ts';
import { toReleasePlace } from '../../calendar/releases.ts';
import { REMINDERS_PATH } from '../../reminders/reminders.ts';
import { seasonPath, titlePath } from '../../routes.ts';
import { dayAndPlace } from '../calendar/releases.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { REMINDER_MESSAGES } from '../reminders/reminders.ts';
import { titles } from '../counts.ts';
import { plural } from '../../plural.ts';

/** What a notice says, and the page it leads to. */
export interface NoticeWords {
  text: string;
  /** What more there is to it; empty where there is nothing. */
  detail: string;
  path: string;
}

const sentence = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' \u00b7 ');

function release({ title, data }: Notice): Pick<NoticeWords, 'text' | 'detail'> {
  const { event, day, from, season } = data;
  const when = day && dayAndPlace(day, toReleasePlace(data.region, data.release));
  const name = season === undefined ? (title?.name ?? '') : `Season ${season} of ${title?.name ?? ''}`;
  const before = from && `It was announced for ${formatDate(from)}.`;
  if (event === 'moved' && when) return { text: `${name} moved to ${when}`, detail: before ?? '' };
  if (event === 'announced') {
    return { text: `${name} is announced`, detail: day ? `It starts on ${formatDate(day)}.` : '' };
  }
  return { text: `${name} is out`, detail: when ?? '' };
}

function episodes({ title, data }: Notice): Pick<NoticeWords, 'text' | 'detail'> {
  const { episodes: named = [], count = named.length, day } = data;
  const name = title?.name ?? '';
  const [first] = named;
  const one = first && `S${first.season} E${first.number}`;
  const text = plural(Math.max(count, 1), {
    one: `A new episode of ${name}`,
    other: `{n} new episodes of ${name}`,
  });
  const which = count > 1 && named.length > 1 ? `${one ?? ''}\u2013E${named.at(-1)?.number ?? ''}` : one;
  return { text, detail: sentence(which, count <= 1 && first?.name, day && formatDate(day)) };
}

function ofKind(notice: Notice): Pick<NoticeWords, 'text' | 'detail'> {
  const { kind, title, data } = notice;
  switch (kind) {
    case 'release':
      return release(notice);
    case 'episode':
      return episodes(notice);
    case 'on_service': {
      const on = data.services?.join(', ');
      return {
        text: `${title?.name ?? ''} is on ${on ?? 'one of your services'} now`,
        detail: 'From your wishlist',
      };
    }
    case 'import_finished': {
      const { count } = data;
      const detail = count === undefined ? '' : titles(count);
      return { text: 'Your import is finished', detail };
    }
    case 'webhook_off':
      return {
        text: 'A webhook of yours is off',
        detail: `${data.host ?? 'Its site'} accepted no message for a week`,
      };
  }
}

function pathOf({ kind, title, data }: Notice): string {
  if (!title) {
    return { import_finished: IMPORT_PATH, webhook_off: WEBHOOKS_PATH }[kind as string] ?? NOTICES_PATH;
  }
  const season = data.season ?? data.episodes?.[0]?.season;
  return title.kind === 'tv' && season !== undefined ? seasonPath(title.id, season) : titlePath(title);
}

/** The words of a notice, made of its data; whatever is missing there is left out. */
export function noticeWords(notice: Notice): NoticeWords {
  return { ...ofKind(notice), path: pathOf(notice) };
}

const KINDS: Record<NoticeKind, { name: string; text: string }> = {
  release: { name: 'Releases', text: 'What you set a reminder for is out, or has another date' },
  episode: { name: 'Episodes', text: 'A series you follow has a new episode' },
  on_service: { name: 'On my services', text: 'A title on your wishlist is on one of your services' },
  import_finished: { name: 'Imports', text: 'What you imported is in your lists' },
  webhook_off: { name: 'Webhooks', text: 'A webhook of yours was switched off after a week of failures' },
};

const RHYTHMS: Record<MailRhythm, string> = {
  at_once: 'At once',
  daily: 'Once a day',
  weekly: 'Once a week',
  never: 'Never',
};

/** Sentences about notices (docs/behaviour.md, Notices). */
export const NOTICE_MESSAGES = {
  page: {
    title: ACCOUNT_MENU_MESSAGES.notices,
    description: 'What is new for you on Marquee.',
    signIn: 'Sign in to see your notifications',
    none: 'No notifications yet',
    noneText: 'Set a reminder or follow a series, and find out here when something is out.',
    browse: 'Browse Upcoming Movies',
    markAll: 'Mark all as read',
    mark: 'Mark as read',
    unread: 'Unread',
    settings: 'Notification Settings',
    newer: 'Newer',
    older: 'Older',
    pages: 'Pages of notifications',
    pageOf: (page: number, last: number) => `Page ${page} of ${last}`,
  },
  settings: {
    kinds: KINDS,
    rhythms: RHYTHMS,
    title: 'Notification Settings',
    description: 'How Marquee tells you about releases, episodes and titles on your services.',
    signIn: 'Sign in to change your notification settings',
    inApp: 'In the app',
    mail: 'By email',
    zone: 'Time zone',
    zoneText: 'Daily emails leave at 8 in the morning there, weekly ones on Monday.',
    releases: 'Each reminder says whether it is emailed. “Never” switches off the emails of all of them.',
    mailsOff: 'Emails are switched off here: notifications appear in the app only.',
    save: 'Save',
    saved: 'Saved',
    failed: 'This could not be saved just now. Please try again in a moment.',
    back: 'All notifications',
  },
  unsubscribe: {
    title: 'Notification emails',
    ask: (kinds: readonly NoticeKind[]) =>
      `Stop all emails to your address about ${kinds.map((kind) => KINDS[kind].name).join(', ')}? You still see them in Marquee.`,
    confirm: 'Stop these emails',
    done: 'No more of these emails',
    doneText:
      'You still see them in Marquee. To get emails again, sign in and change your notification settings.',
  },
} as const;

/** What the page says that ends mails of some kinds, without kinds those of reminders, and where it leads then. */
export function unsubscribeWords(kinds: readonly NoticeKind[]) {
  const reminders = REMINDER_MESSAGES.unsubscribe;
  if (kinds.length === 0) {
    return { ...reminders, next: { path: REMINDERS_PATH, label: REMINDER_MESSAGES.page.title } };
  }
  const next = { path: NOTICE_SETTINGS_PATH, label: NOTICE_MESSAGES.settings.title };
  const { unsubscribe } = NOTICE_MESSAGES;
  return { ...reminders, ...unsubscribe, ask: unsubscribe.ask(kinds), next };
}
