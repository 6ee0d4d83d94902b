import { useMemo } from 'react';
import { formatDayOfMonth, type CalendarDate } from '../../domain/dates.ts';
import { daysOf, diaryPath, neighbourMonths, writtenMonth } from '../../domain/diary/diary.ts';
import { changedMonth } from '../../domain/diary/diary-changes.ts';
import { DIARY_PAGE_MESSAGES, labelled } from '../../domain/messages.ts';
import { titlePath } from '../../domain/routes.ts';
import type { Watch } from '../../domain/diary/watches.ts';
import { Poster } from '../shared/Poster.tsx';
import * as icons from '../ui/icon-paths.ts';
import { Icon } from '../ui/Icon.tsx';
import { DiaryEmpty } from './DiaryEmpty.tsx';
import type { ShownDiary } from './shown-diary.ts';

const words = DIARY_PAGE_MESSAGES;

interface DiaryMonthProps extends ShownDiary {
  /** The weekday (1 is Monday) with which weeks begin. */
  firstWeekday: number;
}

/** One month of the diary: a calendar where there is room, the days with something in them where there is not. */
export function DiaryMonth({ page, changes, imageBase, firstWeekday }: DiaryMonthProps) {
  const { view, months, month, monthWatches } = page;
  const days = useMemo(
    () => (month === null ? null : changedMonth(month, view.kind, monthWatches, changes)),
    [month, view.kind, monthWatches, changes],
  );
  const undated = months.find(({ month: one }) => one === null)?.entries ?? 0;
  const toUndated = undated > 0 && (
    <p className="mt-8">
      <a className="chip" href={diaryPath(view, { layout: 'list', day: 'none' })}>
        {words.undated(undated)}
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
  const weekdays = [...words.weekdays.slice(firstWeekday - 1), ...words.weekdays.slice(0, firstWeekday - 1)];
  const step = (to: string | null, path: string, name: string) =>
    to && (
      <a
        className="chip gap-1"
        href={diaryPath(view, { month: to, year: null })}
        aria-label={labelled(name, writtenMonth(to))}
      >
        <Icon path={path} className="mirrored size-5 shrink-0" />
        <span className="max-sm:sr-only">{writtenMonth(to)}</span>
      </a>
    );
  return (
    <section aria-labelledby="diary-month">
      <nav aria-label={words.months} className="mb-4 grid grid-cols-[1fr_auto_1fr] items-center gap-3">
        <span>{step(before, icons.previous, words.older)}</span>
        <h2 id="diary-month" className="text-center text-2xl">
          {writtenMonth(month)}
        </h2>
        <span className="text-end">{step(after, icons.next, words.newer)}</span>
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
          <Day
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

/** What an entry stands for. */
function nameOf({ title, episodes }: Watch): string {
  return episodes ? words.episodesOf(episodes.count, title.title) : title.title;
}

interface DayProps {
  day: CalendarDate;
  path: string;
  shown: { watches: Watch[]; count: number } | undefined;
  imageBase: string;
}

function Day({ day, path, shown, imageBase }: DayProps) {
  const number = Number(day.slice(8));
  if (!shown) {
    return (
      <li data-empty="">
        <span aria-hidden="true" className="text-sm text-ink-mute">
          {number}
        </span>
      </li>
    );
  }
  const { watches, count } = shown;
  return (
    <li>
      <a
        href={path}
        aria-label={words.allOf(day, count)}
        className="flex min-h-8 items-center justify-between gap-2 rounded text-sm font-semibold hover:text-marquee-bright max-md:min-h-11"
      >
        <time dateTime={day}>
          <span className="md:hidden">{formatDayOfMonth(day)}</span>
          <span className="max-md:hidden">{number}</span>
        </time>
        {count > watches.length && (
          <span className="text-ink-mute">{words.more(count - watches.length)}</span>
        )}
      </a>
      <ul className="diary-posters">
        {watches.map((watch) => (
          <li key={watch.id}>
            <a href={titlePath(watch.title)} title={nameOf(watch)} className="block rounded">
              <span className="sr-only">{nameOf(watch)}</span>
              <Poster title={watch.title} imageBase={imageBase} sizes="(min-width: 768px) 64px, 72px" />
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
