import type { WatchChanges } from '../../domain/diary/diary-changes.ts';
import type { DiaryPage } from '../../domain/diary/diary.ts';

/** What the views of the diary draw. */
export interface ShownDiary {
  page: DiaryPage;
  changes: WatchChanges;
  imageBase: string;
}
