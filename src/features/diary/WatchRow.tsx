import { playBy } from '../connections/connection-names-words.ts';
import { starsOfEpisodes, whichEpisodes } from './episodes-words.ts';
import { counted } from '../../core/format.ts';
import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { yearOf, type CalendarDate } from '../../core/dates.ts';
import { around } from '../../core/language/around.ts';
import { pageAddress, titlePath } from '../../core/routes.ts';
import { titleKey } from '../../core/title.ts';
import type { Watch } from './watches.ts';
import { openEpisodeDay, openWatch } from './watch-sheet.store.ts';
import { $starsSince } from '../reviews/own-stars.store.ts';
import { OwnStars } from '../../core/ui/OwnStars.tsx';
import { Poster } from '../../core/ui/Poster.tsx';
import * as icons from '../../core/ui/icon-paths.ts';
import * as pageIcons from '../../core/ui/page-icon-paths.ts';
import { Icon } from '../../core/ui/Icon.tsx';
import { useStore } from '../../core/ui/use-store.ts';

interface WatchRowProps {
  watch: Watch;
  imageBase: string;
  onRemove: () => void;
  /** Moves episodes to another day. */
  onDate: (day: CalendarDate | null) => void;
}

/** A diary entry: a title or several episodes, with stars and note. */
export function WatchRow({ watch, imageBase, onRemove, onDate }: WatchRowProps) {
  const { title, again, note, episodes, play } = watch;
  const since = useStore($starsSince);
  const key = titleKey(title);
  const titleStars = since.has(key) ? (since.get(key) ?? null) : watch.titleStars;
  // A single episode has its own stars; a watch without stars shows the title's.
  const stars = (episodes?.count === 1 ? episodes.first[0]?.stars : watch.stars) ?? titleStars;
  const given = episodes && episodes.count > 1 ? starsOfEpisodes(episodes) : '';

  const [before, after] = episodes
    ? around((series) => m.diary_episodes_of({ series: isolated(series), ...counted(episodes.count) }))
    : ['', ''];

  function edit() {
    if (episodes)
      openEpisodeDay(
        m.diary_episodes_of({ series: isolated(title.title), ...counted(episodes.count) }),
        watch.day,
        onDate,
      );
    else openWatch({ ...watch, titleStars });
  }

  return (
    <article className="flex items-center gap-x-2 py-3 sm:gap-x-4" data-watch={watch.id}>
      <a
        href={pageAddress(titlePath(title))}
        className="group flex min-w-0 flex-1 items-center gap-4 rounded"
      >
        <div className="w-14 shrink-0 [&_.poster-blank]:hidden" aria-hidden="true">
          <Poster title={title} imageBase={imageBase} sizes="56px" />
        </div>
        <div className="min-w-0">
          <h3 className="line-clamp-2 font-sans text-base font-semibold tracking-normal [overflow-wrap:anywhere] group-hover:text-marquee-bright">
            {before}
            <bdi>{title.title}</bdi>
            {after}
          </h3>
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-mute">
            <span>{episodes ? whichEpisodes(episodes) : (yearOf(title.date) ?? m.card_line_undated())}</span>
            {given ? <span>{given}</span> : stars !== null && <OwnStars stars={stars} />}
            {again && (
              <span className="rounded bg-ground-line px-1.5 text-ink-soft">{m.diary_entry_again()}</span>
            )}
            {play && <span className="[overflow-wrap:anywhere]">{playBy(play)}</span>}
          </p>
          {note && (
            <p dir="auto" className="mt-1 whitespace-pre-line text-sm text-ink-soft [overflow-wrap:anywhere]">
              {note}
            </p>
          )}
        </div>
      </a>
      <div className="flex [@media(scripting:none)]:hidden">
        <button
          type="button"
          className="icon-button"
          aria-label={
            episodes
              ? m.diary_page_date_of({ title: isolated(title.title), ...counted(episodes.count) })
              : m.diary_entry_edit_of({ title: isolated(title.title) })
          }
          title={m.diary_page_edit()}
          onClick={edit}
        >
          <Icon path={pageIcons.pen} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-haspopup="dialog"
          aria-label={m.tag_button_of({ title: isolated(title.title) })}
          title={m.tag_button()}
          onClick={() => void import('../tags/open-marks.tsx').then((script) => script.openMarks(title))}
        >
          <Icon path={pageIcons.tag} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={
            episodes
              ? m.diary_page_unmark_of({ title: isolated(title.title), ...counted(episodes.count) })
              : m.diary_page_remove_of({ title: isolated(title.title) })
          }
          title={episodes ? m.diary_page_unmark() : m.diary_page_remove()}
          onClick={onRemove}
        >
          <Icon path={icons.remove} />
        </button>
      </div>
    </article>
  );
}
