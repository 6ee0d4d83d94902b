import { dayAndPlace } from '../features/calendar/release-words.ts';
import { formatDate } from '../core/dates.ts';
import { elides } from '../core/language/forms.ts';
import { counted } from '../core/format.ts';
import { isolated } from '../core/language/inserted.ts';
import { letterBy, letterNoticesHeadingsBy } from './letters-words.ts';
import { m } from '../paraglide/messages.js';
import type { Letter } from './layout.ts';
import type { Mail } from './mail.ts';

/** Removes line breaks, which would inject headers into a subject. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

type ReminderMail = Extract<Mail, { kind: 'reminder' | 'reminder-moved' }>;

function reminder({ title, date, movedFrom, place, link, unsubscribeLink }: ReminderMail): Letter {
  const name = oneLine(title);
  return {
    subject: m.letter_reminder_subject({ name: isolated(name), date: formatDate(date) }),
    preview: m.letter_reminder_preview({ place: dayAndPlace(date, place) }),
    heading: m.letter_reminder_heading({ name: isolated(name) }),
    paragraphs: [
      m.letter_reminder_text({ name: isolated(name), place: dayAndPlace(date, place) }),
      ...(movedFrom
        ? [m.letter_reminder_before({ elided: elides(formatDate(movedFrom)), date: formatDate(movedFrom) })]
        : []),
    ],
    button: { label: m.letter_reminder_see({ name: isolated(name) }), link },
    note: m.letter_reminder_note(),
    unsubscribeLink,
  };
}

function movedReminder({ title, date, movedFrom, place, link, unsubscribeLink }: ReminderMail): Letter {
  const name = oneLine(title);
  return {
    subject: m.letter_moved_subject({ name: isolated(name), date: formatDate(date) }),
    preview: m.letter_moved_preview({ place: dayAndPlace(date, place) }),
    heading: m.letter_moved_heading({ name: isolated(name) }),
    paragraphs: [
      [
        m.letter_moved_text({ name: isolated(name), place: dayAndPlace(date, place) }),
        ...(movedFrom
          ? [m.letter_moved_before({ elided: elides(formatDate(movedFrom)), date: formatDate(movedFrom) })]
          : []),
      ].join(' '),
      m.letter_moved_nothing_to_do(),
    ],
    button: { label: m.letter_reminder_see({ name: isolated(name) }), link },
    note: m.letter_reminder_note(),
    unsubscribeLink,
  };
}

function notices({ rhythm, items, total, link, ...mail }: Extract<Mail, { kind: 'notices' }>): Letter {
  const told = items.map((item) => ({ ...item, text: oneLine(item.text), detail: oneLine(item.detail) }));
  const [first] = told;
  const alone = total === 1 && first ? first : null;
  const more = total > told.length ? [m.letter_notices_more({ count: total - told.length })] : [];
  return {
    subject:
      alone?.text ??
      m.letter_notices_subject({ heading: letterNoticesHeadingsBy[rhythm](), ...counted(total) }),
    preview: first?.text ?? letterNoticesHeadingsBy[rhythm](),
    heading: alone?.text ?? letterNoticesHeadingsBy[rhythm](),
    paragraphs: alone ? [alone.detail] : more,
    items: alone ? [] : told,
    button: alone
      ? { label: m.letter_notices_see(), link: alone.link }
      : { label: m.letter_notices_see_all(), link },
    note: m.letter_notices_note(),
    unsubscribeLink: mail.unsubscribeLink,
    unsubscribeLabel: m.letter_notices_unsubscribe(),
    settings: { label: m.letter_notices_settings(), link: mail.settingsLink },
  };
}

/** The code, and the link's page without its secret. */
function codeOf({ code, link }: { code: string; link: string }): Letter['code'] {
  const page = new URL(link);
  page.search = new URLSearchParams({ type: page.searchParams.get('type') ?? '' }).toString();
  return { digits: code, link: page.href };
}

/** The content of a mail in the current language. */
export function letterOf(mail: Mail): Letter {
  switch (mail.kind) {
    case 'confirmation':
    case 'recovery': {
      const { text, button, ...said } = letterBy[mail.kind]();
      return { ...said, paragraphs: [text], button: { label: button, link: mail.link }, code: codeOf(mail) };
    }
    case 'notice': {
      return {
        subject: m.letter_known_subject(),
        preview: m.letter_known_preview(),
        heading: m.letter_known_heading(),
        note: m.letter_known_note(),
        paragraphs: [m.letter_known_text(), m.letter_known_way_on()],
        button: { label: m.letter_known_button(), link: mail.link },
      };
    }
    case 'reminder':
      return reminder(mail);
    case 'reminder-moved':
      return movedReminder(mail);
    case 'notices':
      return notices(mail);
  }
}
