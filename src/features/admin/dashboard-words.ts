import { m } from '../../paraglide/messages.js';
import { formatNumber } from '../../core/format.ts';
import { isolated } from '../../core/language/inserted.ts';

/** A line of the moderation log, by action: the moderator, the action, the review. */
export const dashboardLogDidBy = {
  'remove-review': (actor: string, title: string, author: string): string =>
    m.dashboard_log_did_remove_review({
      actor: isolated(actor),
      title: isolated(title),
      author: isolated(author),
    }),
  'restore-review': (actor: string, title: string, author: string): string =>
    m.dashboard_log_did_restore_review({
      actor: isolated(actor),
      title: isolated(title),
      author: isolated(author),
    }),
  'dismiss-reports': (actor: string, title: string, author: string): string =>
    m.dashboard_log_did_dismiss_reports({
      actor: isolated(actor),
      title: isolated(title),
      author: isolated(author),
    }),
};

/** "Rows first–last of all" below a table. */
export const dashboardRowsOf = (first: number, last: number, all: number): string =>
  m.dashboard_rows_of({ first: formatNumber(first), last: formatNumber(last), all: formatNumber(all) });
