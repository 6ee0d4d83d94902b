import type { CalendarDate } from '../core/dates.ts';
import type { ReleasePlace } from '../core/releases.ts';

/** What the product writes to people. Links are absolute. */
export type Mail =
  | { kind: 'confirmation' | 'recovery'; to: string; link: string; code: string }
  /** Somebody tried to sign up with the address of an account. */
  | { kind: 'notice'; to: string; link: string }
  | {
      /** The day has come, or was moved. */
      kind: 'reminder' | 'reminder-moved';
      to: string;
      title: string;
      /** The day of release. */
      date: CalendarDate;
      /** The day it was announced for before, when it has moved since. */
      movedFrom?: CalendarDate | null | undefined;
      /** Where the day holds; null for the world's first release. */
      place?: ReleasePlace | null | undefined;
      /** The title's page. */
      link: string;
      /** Stops these mails: a page with a button for a person, one POST for a mail program. */
      unsubscribeLink: string;
    }
  | {
      /** What a person was told: by itself, or gathered over a day or a week. */
      kind: 'notices';
      to: string;
      rhythm: 'at_once' | 'daily' | 'weekly';
      items: LetterItem[];
      /** How many there are in all. */
      total: number;
      /** The page of all notices. */
      link: string;
      /** Ends the mails of every kind in this letter. */
      unsubscribeLink: string;
      settingsLink: string;
    };

/** One thing a letter of notices says, with the page about it. */
export interface LetterItem {
  text: string;
  detail: string;
  /** Absolute. */
  link: string;
}

/** A mail as it is handed to a mail server or kept in the outbox. */
export interface Message {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  messageId?: string | undefined;
}

/** Takes a message over; resolves when it is on its way, rejects when it is not. */
export type Deliver = (message: Message) => Promise<void>;
