import { m } from '../../paraglide/messages.js';
import { useLayoutEffect, useRef } from 'react';
import type { CalendarDate } from '../../core/dates.ts';
import { isDue, type Reminder } from './reminders.ts';
import type { SeriesReminder } from './series-reminders.ts';
import { pageAddress } from '../../core/routes.ts';
import { $reminders, forget, takeOverReminders } from './reminders.store.ts';
import { $seriesReminders, forgetSeries } from './series-reminders.store.ts';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import * as icons from '../../core/ui/icon-paths.ts';
import { useStore } from '../../core/ui/use-store.ts';
import { ReminderRow } from './ReminderRow.tsx';
import { SeriesReminderRow } from './SeriesReminderRow.tsx';

interface RemindersPageProps {
  userId: string;
  /** As rendered, the earliest first. */
  reminders: Reminder[];
  series: SeriesReminder[];
  day: CalendarDate;
  /** Whether mails can be sent. */
  mails: boolean;
  imageBase: string;
}

/** The user's reminders: released within the last month, and upcoming. */
export function RemindersPage({ userId, reminders, series, day, mails, imageBase }: RemindersPageProps) {
  const changed = useStore($reminders);
  const heading = useRef<HTMLHeadingElement>(null);
  // A layout effect: an effect would run after an early press.
  useLayoutEffect(() => {
    takeOverReminders(userId, new Map(reminders.map((reminder) => [reminder.movieId, reminder])));
  }, [userId, reminders]);

  const waited = useStore($seriesReminders);
  const awaited = series.filter(({ seriesId }) => waited.get(seriesId) !== null);

  const present = reminders
    .map((reminder) => changed.get(reminder.movieId) ?? (changed.has(reminder.movieId) ? null : reminder))
    .filter((reminder) => reminder !== null);
  const sections = [
    { name: m.reminder_page_out_now(), shown: present.filter((reminder) => isDue(reminder, day)).reverse() },
    { name: m.reminder_page_coming_up(), shown: present.filter((reminder) => !isDue(reminder, day)) },
  ];

  function remove(reminder: Reminder) {
    // Keeps the focus on the page: the row is removed.
    heading.current?.focus();
    void forget(reminder);
  }

  return (
    <div className="page py-10">
      <div className="max-w-3xl">
        <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
          {m.account_menu_reminders()}
        </h1>
        {!mails && <p className="mt-3 text-ink-soft">{m.reminder_page_mails_off()}</p>}
        {present.length + awaited.length === 0 && <Empty />}
        {sections.map(
          ({ name, shown }) =>
            shown.length > 0 && (
              <section key={name} aria-label={name}>
                <h2 className="mb-2 mt-8 text-2xl">{name}</h2>
                <ul>
                  {shown.map((reminder) => (
                    <li key={reminder.movieId} className="border-b border-ground-line">
                      <ReminderRow
                        reminder={reminder}
                        day={day}
                        mails={mails}
                        imageBase={imageBase}
                        onRemove={() => remove(reminder)}
                      />
                    </li>
                  ))}
                </ul>
              </section>
            ),
        )}
        {awaited.length > 0 && (
          <section aria-label={m.reminder_series_heading()}>
            <h2 className="mb-2 mt-8 text-2xl">{m.reminder_series_heading()}</h2>
            <ul>
              {awaited.map((reminder) => (
                <li key={reminder.seriesId} className="border-b border-ground-line">
                  <SeriesReminderRow
                    reminder={reminder}
                    imageBase={imageBase}
                    onRemove={() => {
                      heading.current?.focus();
                      void forgetSeries(reminder);
                    }}
                  />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}

function Empty() {
  return (
    <EmptyState icon={icons.bell} heading={m.reminder_page_none()} text={m.reminder_page_none_text()}>
      <a className="button button-primary" href={pageAddress('/movies/upcoming')}>
        {m.reminder_page_browse()}
      </a>
    </EmptyState>
  );
}
