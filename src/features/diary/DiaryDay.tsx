import { counted } from '../../core/format.ts';
import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { formatDate, formatDayOfMonth, type CalendarDate } from '../../core/dates.ts';
import { pageAddress, titlePath } from '../../core/routes.ts';
import type { Watch } from './watches.ts';
import { Poster } from '../../core/ui/Poster.tsx';

/** The title, or the number of episodes of a series. */
function nameOf({ title, episodes }: Watch): string {
  return episodes
    ? m.diary_episodes_of({ series: isolated(title.title), ...counted(episodes.count) })
    : title.title;
}

interface DiaryDayProps {
  day: CalendarDate;
  path: string;
  shown: { watches: Watch[]; count: number } | undefined;
  imageBase: string;
}

/** A day of the calendar with its watches. */
export function DiaryDay({ day, path, shown, imageBase }: DiaryDayProps) {
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
        href={pageAddress(path)}
        aria-label={m.diary_page_all_of({ day: formatDate(day), ...counted(count) })}
        className="flex min-h-8 items-center justify-between gap-2 rounded text-sm font-semibold hover:text-marquee-bright max-md:min-h-11"
      >
        <time dateTime={day}>
          <span className="md:hidden">{formatDayOfMonth(day)}</span>
          <span className="max-md:hidden">{number}</span>
        </time>
        {count > watches.length && (
          <span className="text-ink-mute">{m.diary_page_more({ count: count - watches.length })}</span>
        )}
      </a>
      <ul className="diary-posters">
        {watches.map((watch) => (
          <li key={watch.id}>
            <a href={pageAddress(titlePath(watch.title))} title={nameOf(watch)} className="block rounded">
              <span className="sr-only">{nameOf(watch)}</span>
              <Poster title={watch.title} imageBase={imageBase} sizes="(min-width: 768px) 64px, 72px" />
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
