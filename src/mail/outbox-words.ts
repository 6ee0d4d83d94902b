import { m } from '../paraglide/messages.js';
import { isolated } from '../core/language/inserted.ts';

/** Texts of the outbox, which shows mails on a site without a mail server. */
export const outboxWords = () => ({
  title: m.outbox_title(),
  why: m.outbox_why(),
  none: m.outbox_none(),
  line: (to: string, moment: string): string => m.outbox_line({ to: isolated(to), moment }),
  moment: (moment: string): string => m.outbox_moment({ moment }),
  all: m.outbox_all(),
  from: m.outbox_from(),
  to: m.outbox_to(),
  sent: m.outbox_sent(),
  asMail: m.outbox_as_mail(),
  closed: { title: m.outbox_closed_title(), text: m.outbox_closed_text() },
  foreign: { title: m.outbox_foreign_title(), text: m.outbox_foreign_text() },
  readOnly: { title: m.outbox_read_only_title(), text: m.outbox_read_only_text() },
  unknown: { title: m.outbox_unknown_title(), text: m.outbox_unknown_text() },
  away: { title: m.outbox_away_title(), text: m.outbox_away_text() },
});
