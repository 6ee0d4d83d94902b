interface Notice {
  title: string;
  text: string;
}

/** Texts of the outbox pages. */
export interface OutboxWords {
  title: string;
  why: string;
  none: string;
  /** Below a subject; `moment` is an HTML element. */
  line(to: string, moment: string): string;
  moment(moment: string): string;
  all: string;
  from: string;
  to: string;
  sent: string;
  asMail: string;
  closed: Notice;
  foreign: Notice;
  readOnly: Notice;
  unknown: Notice;
  away: Notice;
}

export const ENGLISH: OutboxWords = {
  title: 'Outbox',
  why: 'No mail server is configured, so emails are kept here. Only this machine can open this page.',
  none: 'No emails yet.',
  line: (to, moment) => `to ${to}, ${moment}`,
  moment: (moment) => `${moment} UTC`,
  all: 'All emails',
  from: 'From',
  to: 'To',
  sent: 'Sent',
  asMail: 'See it as an email program shows it',
  closed: { title: 'Not on a public site', text: 'The outbox is closed on a site with a public address.' },
  foreign: { title: 'Not from here', text: 'The outbox opens only on the machine the server runs on.' },
  readOnly: { title: 'Not possible', text: 'The outbox can only be read.' },
  unknown: { title: 'No such email', text: 'Only the last 200 emails are kept.' },
  away: { title: 'Not now', text: 'The database is not available.' },
};
