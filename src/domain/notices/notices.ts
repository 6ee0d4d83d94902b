import type { CalendarDate } from '../dates.ts';
import type { TitleId } from '../title.ts';

/** What people are told of, in the order in which they choose how. */
export const NOTICE_KINDS = ['release', 'episode', 'on_service', 'import_finished', 'webhook_off'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** When the mails of a kind leave: each by itself, in one letter a day or a week, or not at all. */
export const MAIL_RHYTHMS = ['at_once', 'daily', 'weekly', 'never'] as const;
export type MailRhythm = (typeof MAIL_RHYTHMS)[number];

/** How somebody wants to be told of one kind. */
export interface NoticeChoice {
  inApp: boolean;
  mail: MailRhythm;
}

/** How somebody wants to be told of everything. */
export type NoticePreferences = Record<NoticeKind, NoticeChoice>;

/** What holds for who has chosen nothing; the database has the same (`private.usual_mail`). */
export const USUAL_PREFERENCES: NoticePreferences = {
  release: { inApp: true, mail: 'at_once' },
  episode: { inApp: true, mail: 'never' },
  on_service: { inApp: true, mail: 'never' },
  import_finished: { inApp: true, mail: 'never' },
  webhook_off: { inApp: true, mail: 'never' },
};

/** What the words of a notice are made of; which fields there are depends on its kind. */
export interface NoticeData {
  /** Of a release: the movie or season is out, got another date, or was announced. */
  event?: 'out' | 'moved' | 'announced';
  /** The day it is about. */
  day?: CalendarDate;
  /** The day it had been announced for. */
  from?: CalendarDate;
  /** Of a movie: the country (ISO 3166-1) where that day holds, and how it is seen there: theatre or digital. */
  region?: string;
  release?: string;
  season?: number;
  /** Episodes of one series and day, in their order; a few are named, `count` says how many there are. */
  episodes?: { season: number; number: number; name?: string }[];
  /** Episodes of the day, or titles of an import. */
  count?: number;
  /** Names of the services a title is on now. */
  services?: string[];
  /** Of a webhook: the site its messages went to. */
  host?: string;
  /** Whether that site answered that the address is gone. */
  gone?: boolean;
}

/** Something people are to be told of once. */
export interface Telling {
  /** Who is told, by the ids of their accounts; those that are gone are passed over. */
  users: string[];
  /** What it is about: the same key of a kind is told to the same person once. See {@link noticeKey}. */
  key: string;
  title?: (TitleId & { name: string; posterPath: string | null }) | undefined;
  data?: NoticeData | undefined;
  /** False keeps it out of mails whatever somebody chose for its kind. */
  mail?: boolean | undefined;
}

/** What a person was told. */
export interface Notice {
  id: number;
  kind: NoticeKind;
  title: (TitleId & { name: string; posterPath: string | null }) | null;
  data: NoticeData;
  /** ISO 8601. */
  createdAt: string;
  read: boolean;
}

/** Path of the page of a person's notices. */
export const NOTICES_PATH = '/notices';

/** Path of the page where a person chooses how to be told. */
export const NOTICE_SETTINGS_PATH = '/notices/settings';

/** Where forms mark notices as read. */
export const MARK_NOTICES_PATH = '/api/notices';

/** Where the form of choices is sent. */
export const SAVE_NOTICE_SETTINGS_PATH = '/api/notice-settings';

/** Notices on one page. */
export const NOTICES_PER_PAGE = 30;

/**
 * The key of something about a title: `movie:603:2026-11-22`. What may happen again to it (another day, another
 * service) belongs into it, what may change while it stays the same event (a name) does not.
 */
export function noticeKey({ kind, id }: TitleId, ...more: (string | number)[]): string {
  return [kind, id, ...more].join(':');
}

const among =
  <Known extends string>(known: readonly Known[]) =>
  (value: unknown): value is Known =>
    known.some((one) => one === value);

/** Whether a text names a kind of notices. */
export const isNoticeKind = among(NOTICE_KINDS);

/** Whether a text names a rhythm of mails. */
export const isMailRhythm = among(MAIL_RHYTHMS);

/** Path of the page that ends mails of some kinds for the person the token belongs to; without kinds, of reminders. */
export function endMailsPath(token: string, kinds: readonly NoticeKind[]): string {
  const query = new URLSearchParams({ token });
  for (const kind of kinds) query.append('kind', kind);
  return `/unsubscribe?${query.toString()}`;
}
