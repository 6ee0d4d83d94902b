import type { WatchChanges } from './diary-changes.ts';
import type { DiaryPage } from './diary.ts';

/** Props of the diary's views. */
export interface ShownDiary {
  page: DiaryPage;
  changes: WatchChanges;
  imageBase: string;
}
