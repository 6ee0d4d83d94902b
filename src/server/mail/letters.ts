import { LETTER_MESSAGES as words } from '../../domain/messages.ts';
import type { Letter } from './layout.ts';
import type { Mail } from './mail.ts';

/** A title on one line: a subject with line breaks would be a header of its own. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

type ReminderMail = Extract<Mail, { kind: 'reminder' | 'reminder-moved' }>;

function reminder({ title, date, movedFrom, place, link, unsubscribeLink }: ReminderMail): Letter {
  const name = oneLine(title);
  const said = words.reminder;
  return {
    subject: said.subject(name, date),
    preview: said.preview(date, place),
    heading: said.heading(name),
    paragraphs: [said.text(name, date, place), ...(movedFrom ? [said.before(movedFrom)] : [])],
    button: { label: said.see(name), link },
    note: said.note,
    unsubscribeLink,
  };
}

function movedReminder({ title, date, movedFrom, place, link, unsubscribeLink }: ReminderMail): Letter {
  const name = oneLine(title);
  const said = words.moved;
  return {
    subject: said.subject(name, date),
    preview: said.preview(date, place),
    heading: said.heading(name),
    paragraphs: [
      [said.text(name, date, place), ...(movedFrom ? [said.before(movedFrom)] : [])].join(' '),
      said.nothingToDo,
    ],
    button: { label: said.see(name), link },
    note: said.note,
    unsubscribeLink,
  };
}

function notices({ rhythm, items, total, link, ...mail }: Extract<Mail, { kind: 'notices' }>): Letter {
  const told = items.map((item) => ({ ...item, text: oneLine(item.text), detail: oneLine(item.detail) }));
  const [first] = told;
  const alone = total === 1 && first ? first : null;
  const said = words.notices;
  const heading = said.headings[rhythm];
  const more = total > told.length ? [said.more(total - told.length)] : [];
  return {
    subject: alone?.text ?? said.subject(heading, total),
    preview: first?.text ?? heading,
    heading: alone?.text ?? heading,
    paragraphs: alone ? [alone.detail] : more,
    items: alone ? [] : told,
    button: alone ? { label: said.see, link: alone.link } : { label: said.seeAll, link },
    note: said.note,
    unsubscribeLink: mail.unsubscribeLink,
    unsubscribeLabel: said.unsubscribe,
    settings: { label: said.settings, link: mail.settingsLink },
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
    case 'recovery': {
      const { text, button, ...said } = words[mail.kind];
      return { ...said, paragraphs: [text], button: { label: button, link: mail.link }, code: codeOf(mail) };
    }
    case 'notice': {
      const { text, wayOn, button, ...said } = words.known;
      return { ...said, paragraphs: [text, wayOn], button: { label: button, link: mail.link } };
    }
    case 'reminder':
      return reminder(mail);
    case 'reminder-moved':
      return movedReminder(mail);
    case 'notices':
      return notices(mail);
  }
}
