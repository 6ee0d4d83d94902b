import { useEffect, useMemo } from 'react';
import { changesIn } from './diary-changes.ts';
import type { OwnDiaryPage } from './diary.ts';
import { $diaryPage, followDiary } from './diary.store.ts';
import { $diaryChanges } from './watch-changes.store.ts';
import { useStore } from '../../core/ui/use-store.ts';
import { DiaryEmpty } from './DiaryEmpty.tsx';
import { DiaryFilters } from './DiaryFilters.tsx';
import { DiaryList } from './DiaryList.tsx';
import { DiaryMonth } from './DiaryMonth.tsx';

interface DiaryProps {
  page: OwnDiaryPage;
  imageBase: string;
}

/** The diary as rendered, with the changes since. */
export function Diary({ page: initial, imageBase }: DiaryProps) {
  const newer = useStore($diaryPage);
  const changes = useStore($diaryChanges);
  useEffect(() => followDiary(initial), [initial]);
  const page = newer ?? initial;
  const { view, months } = page;
  // A watch logged since makes an empty diary nonempty.
  const none = useMemo(
    () => months.length === 0 && ![...changes.values()].some(({ after }) => after !== null),
    [months, changes],
  );
  if (none && view.kind === null && view.tag === null && view.year === null && view.day === null)
    return <DiaryEmpty view={null} />;
  const shown = { page, changes: changesIn(view, changes), imageBase };
  return (
    <>
      <DiaryFilters view={view} months={months} tags={initial.tags} />
      {view.layout === 'list' ? (
        <DiaryList {...shown} />
      ) : (
        <DiaryMonth {...shown} firstWeekday={initial.firstWeekday} />
      )}
    </>
  );
}
