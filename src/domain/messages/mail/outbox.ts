/** What the pages of kept mails say, where no mail server is set. */
export const OUTBOX_MESSAGES = {
  title: 'Outbox',
  why: 'No mail server is configured, so emails are kept here. Only this machine can open this page.',
  none: 'No emails yet.',
  /** Below a subject; the moment comes as an element of the page. */
  line: (to: string, moment: string) => `to ${to}, ${moment}`,
  moment: (moment: string) => `${moment} UTC`,
  all: 'All emails',
  from: 'From',
  to: 'To',
  sent: 'Sent',
  asMail: 'See it as an email program shows it',
  closed: {
    title: 'Not on a public site',
    text: 'The outbox is closed on a site with a public address. Set SMTP_URL to have emails sent.',
  },
  foreign: { title: 'Not from here', text: 'The outbox opens only on the machine the server runs on.' },
  readOnly: { title: 'Not possible', text: 'The outbox can only be read.' },
  unknown: { title: 'No such email', text: 'Only the last 200 emails are kept.' },
  away: { title: 'Not now', text: 'The database is not available.' },
} as const;
