import type { CalendarDate } from '../../core/dates.ts';
import type { TitleId } from '../../core/title.ts';

/** Kinds of notifications, in the order of the settings. */
export const NOTICE_KINDS = ['release', 'episode', 'on_service', 'import_finished', 'webhook_off'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Frequency of mails per kind: each at once, a daily or weekly digest, or none. */
export const MAIL_RHYTHMS = ['at_once', 'daily', 'weekly', 'never'] as const;
export type MailRhythm = (typeof MAIL_RHYTHMS)[number];

export interface NoticeChoice {
  inApp: boolean;
  mail: MailRhythm;
}

export type NoticePreferences = Record<NoticeKind, NoticeChoice>;

/** The defaults; the database has the same (`private.usual_mail`). */
export const USUAL_PREFERENCES: NoticePreferences = {
  release: { inApp: true, mail: 'at_once' },
  episode: { inApp: true, mail: 'never' },
  on_service: { inApp: true, mail: 'never' },
  import_finished: { inApp: true, mail: 'never' },
  webhook_off: { inApp: true, mail: 'never' },
};

/** Data of a notice's text; the fields depend on the kind. */
export interface NoticeData {
  /** Of a release: it is out, its date moved, or it was announced. */
  event?: 'out' | 'moved' | 'announced';
  day?: CalendarDate;
  /** The former date. */
  from?: CalendarDate;
  /** Of a movie: region of the date (ISO 3166-1), and the way of release: theatre or digital. */
  region?: string;
  release?: string;
  season?: number;
  /** Episodes of one series and day, in order. Only a few are listed; `count` is their number. */
  episodes?: { season: number; number: number; name?: string }[];
  /** Episodes of the day, or titles of an import. */
  count?: number;
  /** Names of the services that now include the title. */
  services?: string[];
  /** Of a webhook: the host of its address. */
  host?: string;
  /** Whether that address answered 410 Gone. */
  gone?: boolean;
}

/** A notification to send once per user. */
export interface Telling {
  /** Ids of the recipients; deleted accounts are skipped. */
  users: string[];
  /** Idempotency key: the same key of a kind is sent to a user once. See {@link noticeKey}. */
  key: string;
  title?: (TitleId & { name: string; posterPath: string | null }) | undefined;
  data?: NoticeData | undefined;
  /** False excludes it from mails, whatever the settings. */
  mail?: boolean | undefined;
}

export interface Notice {
  id: number;
  kind: NoticeKind;
  title: (TitleId & { name: string; posterPath: string | null }) | null;
  data: NoticeData;
  /** ISO 8601. */
  createdAt: string;
  read: boolean;
}

export const NOTICES_PATH = '/notices';

export const NOTICE_SETTINGS_PATH = '/notices/settings';

export const MARK_NOTICES_PATH = '/api/notices';

export const SAVE_NOTICE_SETTINGS_PATH = '/api/notice-settings';

export const NOTICES_PER_PAGE = 30;

/**
 * Builds the key of an event about a title: `movie:603:2026-11-22`. It contains what distinguishes repeated events
 * (day, service), but nothing that can change within the same event (name).
 */
export function noticeKey({ kind, id }: TitleId, ...more: (string | number)[]): string {
  return [kind, id, ...more].join(':');
}

const among =
  <Known extends string>(known: readonly Known[]) =>
  (value: unknown): value is Known =>
    known.some((one) => one === value);

/** Whether a text is a kind of notices. */
export const isNoticeKind = among(NOTICE_KINDS);

/** Whether a text is a mail frequency. */
export const isMailRhythm = among(MAIL_RHYTHMS);

/** Path of the page that unsubscribes the token's user from some kinds of mail; without kinds, from reminders. */
export function endMailsPath(token: string, kinds: readonly NoticeKind[]): string {
  const query = new URLSearchParams({ token });
  for (const kind of kinds) query.append('kind', kind);
  return `/unsubscribe?${query.toString()}`;
}
