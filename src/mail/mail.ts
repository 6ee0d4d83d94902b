import type { CalendarDate } from '../core/dates.ts';
import type { ReleasePlace } from '../core/releases.ts';

/** All mails of the product; links are absolute. */
export type Mail =
  | { kind: 'confirmation' | 'recovery'; to: string; link: string; code: string }
  /** A sign-up with the address of an existing account. */
  | { kind: 'notice'; to: string; link: string }
  | {
      /** Released today, or with a new date. */
      kind: 'reminder' | 'reminder-moved';
      to: string;
      title: string;
      /** The release date. */
      date: CalendarDate;
      /** The previous date, if it changed. */
      movedFrom?: CalendarDate | null | undefined;
      /** The region of the date; null for the first release anywhere. */
      place?: ReleasePlace | null | undefined;
      /** The title's page. */
      link: string;
      /** Ends these mails: a page with a button, or one POST by a mail program. */
      unsubscribeLink: string;
    }
  | {
      /** Notices, sent at once or collected daily or weekly. */
      kind: 'notices';
      to: string;
      rhythm: 'at_once' | 'daily' | 'weekly';
      items: LetterItem[];
      /** The total number. */
      total: number;
      /** The page of all notices. */
      link: string;
      /** Ends mails of all kinds in this mail. */
      unsubscribeLink: string;
      settingsLink: string;
    };

/** A notice with its link. */
export interface LetterItem {
  text: string;
  detail: string;
  /** Absolute. */
  link: string;
}

/** A composed mail. */
export interface Message {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  messageId?: string | undefined;
}

/** Sends a message; resolves once it is accepted, rejects if it is not. */
export type Deliver = (message: Message) => Promise<void>;
