import { formatDate } from '../../domain/dates.ts';
import { dayAndPlace, LINK_LIFE } from '../../domain/messages.ts';
import { SITE_NAME } from '../../domain/page-meta.ts';
import type { Letter } from './layout.ts';
import type { Mail } from './mail.ts';

/** A title on one line: a subject with line breaks would be a header of its own. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

type ReminderMail = Extract<Mail, { kind: 'reminder' | 'reminder-moved' }>;

function reminder({ title, date, movedFrom, place, link, unsubscribeLink }: ReminderMail): Letter {
  const name = oneLine(title);
  const moved = movedFrom ? [`It had been announced for ${formatDate(movedFrom)} before.`] : [];
  return {
    subject: `${name} is out: ${formatDate(date)}`,
    preview: `The day you were waiting for: ${dayAndPlace(date, place)}.`,
    heading: `${name} is out`,
    paragraphs: [
      `You asked to be reminded of ${name}. Its release date is ${dayAndPlace(date, place)}.`,
      ...moved,
    ],
    button: { label: `See ${name}`, link },
    note: `You get this mail because you set a reminder on ${SITE_NAME}.`,
    unsubscribeLink,
  };
}

function movedReminder({ title, date, movedFrom, place, link, unsubscribeLink }: ReminderMail): Letter {
  const name = oneLine(title);
  const before = movedFrom ? `It had been announced for ${formatDate(movedFrom)}. ` : '';
  return {
    subject: `${name} moved to ${formatDate(date)}`,
    preview: `The new release date is ${dayAndPlace(date, place)}.`,
    heading: `${name} has a new date`,
    paragraphs: [
      `The release date of ${name} is now ${dayAndPlace(date, place)}. ${before}`.trim(),
      'Your reminder has moved with it; there is nothing you need to do.',
    ],
    button: { label: `See ${name}`, link },
    note: `You get this mail because you set a reminder on ${SITE_NAME}.`,
    unsubscribeLink,
  };
}

const GATHERED = { daily: 'Your day on', weekly: 'Your week on' };

function notices({ rhythm, items, total, link, ...mail }: Extract<Mail, { kind: 'notices' }>): Letter {
  const said = items.map((item) => ({ ...item, text: oneLine(item.text), detail: oneLine(item.detail) }));
  const [first] = said;
  const alone = total === 1 && first ? first : null;
  const news = total === 1 ? 'one notice' : `${total} notices`;
  const heading = rhythm === 'at_once' ? `News from ${SITE_NAME}` : `${GATHERED[rhythm]} ${SITE_NAME}`;
  const more = total > said.length ? [`And ${total - said.length} more, on ${SITE_NAME}.`] : [];
  return {
    subject: alone?.text ?? `${heading}: ${news}`,
    preview: first?.text ?? heading,
    heading: alone?.text ?? heading,
    paragraphs: alone ? [alone.detail] : more,
    items: alone ? [] : said,
    button: alone ? { label: 'See it', link: alone.link } : { label: 'See all notices', link },
    note: `You get this mail because you chose to be told by mail on ${SITE_NAME}.`,
    unsubscribeLink: mail.unsubscribeLink,
    unsubscribeLabel: 'Unsubscribe from these mails',
    settings: { label: 'Choose what to be told of', link: mail.settingsLink },
  };
}

/** The code, and the page that takes it: the link's own without its secret. */
function codeOf({ code, link }: { code: string; link: string }): Letter['code'] {
  const page = new URL(link);
  page.search = new URLSearchParams({ type: page.searchParams.get('type') ?? '' }).toString();
  return { digits: code, link: page.href };
}

/** The words of a mail. */
export function letterOf(mail: Mail): Letter {
  switch (mail.kind) {
    case 'confirmation':
      return {
        subject: `Confirm your e-mail address for ${SITE_NAME}`,
        preview: 'One click and your account is ready.',
        heading: 'Confirm your e-mail address',
        paragraphs: [`Welcome to ${SITE_NAME}. One click and your account is ready.`],
        button: { label: 'Confirm my address', link: mail.link },
        code: codeOf(mail),
        note: `Link and code work once, for ${LINK_LIFE}. If you did not sign up, ignore this mail: nothing happens.`,
      };
    case 'recovery':
      return {
        subject: `Reset your ${SITE_NAME} password`,
        preview: 'Choose a new password.',
        heading: 'Choose a new password',
        paragraphs: ['Somebody, hopefully you, asked to reset the password of this account.'],
        button: { label: 'Reset my password', link: mail.link },
        code: codeOf(mail),
        note: `Link and code work once, for ${LINK_LIFE}. If it was not you, ignore this mail: your password stays as it is.`,
      };
    case 'notice':
      return {
        subject: `You already have a ${SITE_NAME} account`,
        preview: 'Somebody tried to sign up with your address.',
        heading: 'You already have an account',
        paragraphs: [
          `Somebody, hopefully you, tried to sign up for ${SITE_NAME} with this address. It has an account already, so nothing was changed.`,
          'Sign in with the password you have. If you do not remember it, choose \u201cForgot your password?\u201d there and set a new one.',
        ],
        button: { label: 'Sign in', link: mail.link },
        note: 'If it was not you, ignore this mail: nobody learnt that you have an account, and nobody can sign in without your password.',
      };
    case 'reminder':
      return reminder(mail);
    case 'reminder-moved':
      return movedReminder(mail);
    case 'notices':
      return notices(mail);
  }
}
