import { pageAddress } from '../../core/routes.ts';
import { labelled } from '../../core/words/labels.ts';
import { weekdaysFrom } from './diary-page-words.ts';
import { counted } from '../../core/format.ts';
import { m } from '../../paraglide/messages.js';
import { useMemo } from 'react';
import { daysOf, diaryPath, neighbourMonths, writtenMonth } from './diary.ts';
import { changedMonth } from './diary-changes.ts';
import * as icons from '../../core/ui/icon-paths.ts';
import { Icon } from '../../core/ui/Icon.tsx';
import { DiaryDay } from './DiaryDay.tsx';
import { DiaryEmpty } from './DiaryEmpty.tsx';
import type { ShownDiary } from './shown-diary.client.ts';

interface DiaryMonthProps extends ShownDiary {
  /** The first day of the week; 1 is Monday. */
  firstWeekday: number;
}

/** A month of the diary: a calendar, or on narrow screens only the days with watches. */
export function DiaryMonth({ page, changes, imageBase, firstWeekday }: DiaryMonthProps) {
  const { view, months, month, monthWatches } = page;
  const days = useMemo(
    () => (month === null ? null : changedMonth(month, view.kind, monthWatches, changes)),
    [month, view.kind, monthWatches, changes],
  );
  const undated = months.find(({ month: one }) => one === null)?.entries ?? 0;
  const toUndated = undated > 0 && (
    <p className="mt-8">
      <a className="chip" href={pageAddress(diaryPath(view, { layout: 'list', day: 'none' }))}>
        {m.diary_page_undated(counted(undated))}
      </a>
    </p>
  );
  if (month === null || days === null) {
    return (
      <>
        <DiaryEmpty view={view} />
        {toUndated}
      </>
    );
  }
  const { before, after } = neighbourMonths(months, month);
  const { days: all, begins } = daysOf(month, firstWeekday);
  const weekdays = weekdaysFrom(firstWeekday);
  const step = (to: string | null, path: string, name: string) =>
    to && (
      <a
        className="chip gap-1"
        href={pageAddress(diaryPath(view, { month: to, year: null }))}
        aria-label={labelled(name, writtenMonth(to))}
      >
        <Icon path={path} className="mirrored size-5 shrink-0" />
        <span className="max-sm:sr-only">{writtenMonth(to)}</span>
      </a>
    );
  return (
    <section aria-labelledby="diary-month">
      <nav
        aria-label={m.diary_page_months()}
        className="mb-4 grid grid-cols-[1fr_auto_1fr] items-center gap-3"
      >
        <span>{step(before, icons.previous, m.diary_page_older())}</span>
        <h2 id="diary-month" className="text-center text-2xl">
          {writtenMonth(month)}
        </h2>
        <span className="text-end">{step(after, icons.next, m.diary_page_newer())}</span>
      </nav>
      {days.size === 0 && <DiaryEmpty view={view} />}
      <div className="mb-1 hidden grid-cols-7 gap-px md:grid" aria-hidden="true" hidden={days.size === 0}>
        {weekdays.map((name) => (
          <span key={name} className="px-1.5 text-sm text-ink-mute">
            {name}
          </span>
        ))}
      </div>
      <ol className="diary-month" data-begins={begins} hidden={days.size === 0}>
        {all.map((day) => (
          <DiaryDay
            key={day}
            day={day}
            path={diaryPath(view, { layout: 'list', day })}
            shown={days.get(day)}
            imageBase={imageBase}
          />
        ))}
      </ol>
      {toUndated}
    </section>
  );
}
