import { counted } from '../../core/format.ts';
import { m } from '../../paraglide/messages.js';
import { useEffect, useMemo, useRef } from 'react';
import { formatDate, type CalendarDate } from '../../core/dates.ts';
import { byDay, DIARY_PAGE_SIZE, diaryPath } from './diary.ts';
import { changedList } from './diary-changes.ts';
import type { Watch } from './watches.ts';
import { pageAddress } from '../../core/routes.ts';
import { dateEntry, deleteWatch } from './diary.store.ts';
import { $watchSheet } from './watch-sheet.store.ts';
import { useStore } from '../../core/ui/use-store.ts';
import { DiaryEmpty } from './DiaryEmpty.tsx';
import type { ShownDiary } from './shown-diary.client.ts';
import { WatchRow } from './WatchRow.tsx';

/** A page of the diary as a list by day. */
export function DiaryList({ page, changes, imageBase }: ShownDiary) {
  const { view } = page;
  const panel = useRef<HTMLDivElement>(null);
  const full = page.watches.length === DIARY_PAGE_SIZE;
  const { watches, total } = useMemo(
    () => changedList({ view, watches: page.watches, total: page.total, full }, changes),
    [view, page, full, changes],
  );
  const pages = Math.max(1, Math.ceil(total / DIARY_PAGE_SIZE), view.page);

  const sheet = useStore($watchSheet);
  const edited = useRef<string | null>(null);
  // Focuses the edited entry, which a new day moves to another row.
  useEffect(() => {
    if (sheet) {
      edited.current = sheet.kind === 'edit' ? sheet.watch.id : null;
      return undefined;
    }
    const id = edited.current;
    edited.current = null;
    const frame = requestAnimationFrame(() => {
      if (id === null || document.activeElement !== document.body) return;
      const row = panel.current?.querySelector<HTMLElement>(`[data-watch="${CSS.escape(id)}"] button`);
      (row ?? panel.current)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [sheet]);

  const dated = useRef(false);
  // Focuses the list: redated episodes move to another row once the page is reloaded.
  useEffect(() => {
    if (!dated.current || document.activeElement !== document.body) return;
    dated.current = false;
    panel.current?.focus();
  }, [page]);

  function date(watch: Watch, day: CalendarDate | null) {
    dated.current = true;
    void dateEntry(watch, day);
  }

  function remove(watch: Watch) {
    // Keeps the focus on the page: the row is removed.
    panel.current?.focus();
    void deleteWatch(watch);
  }

  return (
    <div ref={panel} tabIndex={-1} className="max-w-4xl focus-visible:outline-none">
      {view.day !== null && (
        <p className="mb-4 flex flex-wrap items-center gap-4">
          <span className="text-xl font-semibold">
            {view.day === 'none' ? m.diary_entry_some_time() : formatDate(view.day)}
          </span>
          <a
            className="chip"
            href={pageAddress(diaryPath(view, { day: null, layout: 'month', month: monthOf(view.day) }))}
          >
            {m.diary_page_back()}
          </a>
        </p>
      )}
      <p role="status" className="mb-4 text-sm text-ink-mute">
        {m.diary_page_entries(counted(total))}
      </p>
      {watches.length === 0 && <DiaryEmpty view={view} />}
      {byDay(watches).map(({ day, watches: ofDay }) => (
        <section
          key={day ?? 'none'}
          aria-label={day === null ? m.diary_entry_some_time() : formatDate(day)}
          className="mb-6"
        >
          {view.day === null && (
            <h2 className="mb-1 font-sans text-base font-semibold tracking-normal text-ink-soft">
              {day === null ? m.diary_entry_some_time() : <time dateTime={day}>{formatDate(day)}</time>}
            </h2>
          )}
          <ul>
            {ofDay.map((watch) => (
              <li key={watch.id} className="border-b border-ground-line">
                <WatchRow
                  watch={watch}
                  imageBase={imageBase}
                  onRemove={() => remove(watch)}
                  onDate={(day) => date(watch, day)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {pages > 1 && (
        <nav
          aria-label={m.diary_page_pages()}
          className="mt-8 flex flex-wrap items-center justify-between gap-4"
        >
          {view.page > 1 ? (
            <a
              className="button button-quiet"
              rel="prev"
              href={pageAddress(diaryPath(view, { page: view.page - 1 }))}
            >
              {m.diary_page_newer()}
            </a>
          ) : (
            <span />
          )}
          <span className="text-sm text-ink-mute">{m.diary_page_page({ page: view.page, pages })}</span>
          {view.page < pages ? (
            <a
              className="button button-quiet"
              rel="next"
              href={pageAddress(diaryPath(view, { page: view.page + 1 }))}
            >
              {m.diary_page_older()}
            </a>
          ) : (
            <span />
          )}
        </nav>
      )}
    </div>
  );
}

/** The month of a day; null without a day. */
function monthOf(day: string): string | null {
  return day === 'none' ? null : day.slice(0, 7);
}
