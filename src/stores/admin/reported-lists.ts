import { dismissListReports, hideList, unhideList } from '../../backend/custom-lists/list-reports.ts';
import { REPORTED_LIST_MESSAGES as words } from '../../domain/messages.ts';
import type { ReportedList } from '../../domain/admin/reported-lists.ts';
import { createModeration } from './page-moderation.ts';

/** A list as its moderation knows it. */
export type ModeratedList = Pick<ReportedList, 'id' | 'address' | 'name'>;

/** What an admin does about reported lists. */
export const listModeration = createModeration<ModeratedList>({
  keyOf: ({ id }) => id,
  changed: ({ address }) => ({ list: address }),
  words,
  hide: (client, { id }, reason) => hideList(client, id, reason),
  show: (client, { id }) => unhideList(client, id),
  dismiss: (client, { id }) => dismissListReports(client, id),
});
