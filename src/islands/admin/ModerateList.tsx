import { REPORTED_LIST_MESSAGES as words } from '../../domain/messages.ts';
import { listModeration, type ModeratedList } from '../../stores/admin/reported-lists.ts';
import { Moderate } from './Moderate.tsx';

/** Hides a reported list, shows it again, or drops its reports. */
export function ModerateList({ list, suspended }: { list: ModeratedList; suspended: boolean }) {
  return <Moderate moderation={listModeration} page={list} name={list.name} {...{ suspended, words }} />;
}
