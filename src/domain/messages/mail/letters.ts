import { formatDate, type CalendarDate } from '../../dates.ts';
import type { ReleasePlace } from '../../calendar/releases.ts';
import { SITE_NAME } from '../../page-meta.ts';
import { plural } from '../../plural.ts';
import { LINK_LIFE } from '../auth/links.ts';
import { dayAndPlace } from '../calendar/releases.ts';

const REMINDED = `You get this email because you set a reminder on ${SITE_NAME}.`;
const see = (name: string) => `See ${name}`;

/** What the mails say; `name` is a title on one line. */
export const LETTER_MESSAGES = {
  confirmation: {
    subject: `Confirm your email address for ${SITE_NAME}`,
    preview: 'One click and your account is ready.',
    heading: 'Confirm your email address',
    text: `Welcome to ${SITE_NAME}. One click and your account is ready.`,
    button: 'Confirm my address',
    note: `Link and code work once, for ${LINK_LIFE}. If you did not sign up, ignore this email: nothing happens.`,
  },
  recovery: {
    subject: `Reset your ${SITE_NAME} password`,
    preview: 'Choose a new password.',
    heading: 'Choose a new password',
    text: 'Somebody, hopefully you, asked to reset the password of this account.',
    button: 'Reset my password',
    note: `Link and code work once, for ${LINK_LIFE}. If it was not you, ignore this email: your password stays as it is.`,
  },
  /** To whoever has an account already and signs up again. */
  known: {
    subject: `You already have a ${SITE_NAME} account`,
    preview: 'Somebody tried to sign up with your address.',
    heading: 'You already have an account',
    text: `Somebody, hopefully you, tried to sign up for ${SITE_NAME} with this address. It has an account already, so nothing was changed.`,
    wayOn:
      'Sign in with your password. If you do not remember it, choose \u201cForgot your password?\u201d there and set a new one.',
    button: 'Sign in',
    note: 'If it was not you, ignore this email: nobody learned that you have an account, and nobody can sign in without your password.',
  },
  reminder: {
    subject: (name: string, date: CalendarDate) => `${name} is out: ${formatDate(date)}`,
    preview: (date: CalendarDate, place: ReleasePlace | null | undefined) =>
      `The day you were waiting for: ${dayAndPlace(date, place)}.`,
    heading: (name: string) => `${name} is out`,
    text: (name: string, date: CalendarDate, place: ReleasePlace | null | undefined) =>
      `You asked to be reminded of ${name}. Its release date is ${dayAndPlace(date, place)}.`,
    before: (date: CalendarDate) => `It was announced for ${formatDate(date)} before.`,
    see,
    note: REMINDED,
  },
  moved: {
    subject: (name: string, date: CalendarDate) => `${name} moved to ${formatDate(date)}`,
    preview: (date: CalendarDate, place: ReleasePlace | null | undefined) =>
      `The new release date is ${dayAndPlace(date, place)}.`,
    heading: (name: string) => `${name} has a new date`,
    text: (name: string, date: CalendarDate, place: ReleasePlace | null | undefined) =>
      `The release date of ${name} is now ${dayAndPlace(date, place)}.`,
    before: (date: CalendarDate) => `It was announced for ${formatDate(date)}.`,
    nothingToDo: 'Your reminder has moved with it; there is nothing you need to do.',
    see,
    note: REMINDED,
  },
  notices: {
    headings: {
      at_once: `News from ${SITE_NAME}`,
      daily: `Your day on ${SITE_NAME}`,
      weekly: `Your week on ${SITE_NAME}`,
    },
    subject: (heading: string, total: number) =>
      plural(total, { one: `${heading}: one notification`, other: `${heading}: {n} notifications` }),
    more: (count: number) => `And ${count} more, on ${SITE_NAME}.`,
    see: 'See it',
    seeAll: 'See all notifications',
    note: `You get this email because your notification settings on ${SITE_NAME} say so.`,
    unsubscribe: 'Unsubscribe from these emails',
    settings: 'Notification settings',
  },
  /** Before the page that takes it. */
  code: (page: string) => `Reading this on another device? Type this code at ${page}:`,
  unsubscribe: 'Unsubscribe from reminder emails',
} as const;
