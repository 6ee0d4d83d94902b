import type { WatchChanges } from './diary-changes.ts';
import type { DiaryPage } from './diary.ts';

/** What the views of the diary draw. */
export interface ShownDiary {
  page: DiaryPage;
  changes: WatchChanges;
  imageBase: string;
}
