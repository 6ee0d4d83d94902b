import { m } from '../../paraglide/messages.js';
import { dismissListReports, hideList, unhideList } from '../custom-lists/list-reports.queries.ts';
import type { ReportedList } from './reported-lists.ts';
import { createModeration } from './page-moderation.store.ts';

export type ModeratedList = Pick<ReportedList, 'id' | 'address' | 'name'>;

/** Moderation of reported lists. */
export const listModeration = createModeration<ModeratedList>({
  keyOf: ({ id }) => id,
  changed: ({ address }) => ({ list: address }),
  words: () => ({
    failed: { title: m.toast_error(), text: m.reported_list_failed_text() },
    shown: { title: m.reported_list_shown_title(), text: m.reported_list_shown_text() },
    dismissed: { title: m.reported_list_dismissed_title(), text: m.reported_list_dismissed_text() },
    hidden: { title: m.reported_list_hidden_title(), text: m.reported_list_hidden_text() },
  }),
  hide: (client, { id }, reason) => hideList(client, id, reason),
  show: (client, { id }) => unhideList(client, id),
  dismiss: (client, { id }) => dismissListReports(client, id),
});
