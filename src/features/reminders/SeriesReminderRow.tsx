import { labelled } from '../../core/words/labels.ts';
import { nextSeasonWords } from './reminder-words.ts';
import { m } from '../../paraglide/messages.js';
import { pageAddress, titlePath } from '../../core/routes.ts';
import type { SeriesReminder } from './series-reminders.ts';
import { Poster } from '../../core/ui/Poster.tsx';
import * as icons from '../../core/ui/icon-paths.ts';
import { Icon } from '../../core/ui/Icon.tsx';

interface SeriesReminderRowProps {
  reminder: SeriesReminder;
  imageBase: string;
  onRemove: () => void;
}

/** A reminder of a series' next season. */
export function SeriesReminderRow({ reminder, imageBase, onRemove }: SeriesReminderRowProps) {
  const { seriesId: id, title, posterPath } = reminder;
  return (
    <article className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-3">
      <a
        href={pageAddress(titlePath({ kind: 'tv', id }))}
        className="group flex min-w-0 items-center gap-4 rounded"
      >
        <div className="w-14 shrink-0 [&_.poster-blank]:hidden" aria-hidden="true">
          <Poster title={{ kind: 'tv', title, posterPath }} imageBase={imageBase} sizes="56px" />
        </div>
        <div className="min-w-0">
          <h3 className="line-clamp-2 font-sans text-base font-semibold tracking-normal [overflow-wrap:anywhere] group-hover:text-marquee-bright">
            {title}
          </h3>
          <p className="text-sm text-ink-soft">{nextSeasonWords(reminder)}</p>
        </div>
      </a>
      <button
        type="button"
        className="icon-button"
        aria-label={labelled(m.reminder_remove(), title)}
        onClick={onRemove}
      >
        <Icon path={icons.close} />
      </button>
    </article>
  );
}
