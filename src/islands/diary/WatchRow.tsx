import { yearOf } from '../../domain/dates.ts';
import { around } from '../../domain/language/around.ts';
import { CARD_LINE_MESSAGES, DIARY_PAGE_MESSAGES, playedBy, TAG_MESSAGES } from '../../domain/messages.ts';
import { titlePath } from '../../domain/routes.ts';
import { titleKey } from '../../domain/title.ts';
import type { Watch } from '../../domain/diary/watches.ts';
import type { CalendarDate } from '../../domain/dates.ts';
import { openEpisodeDay, openWatch } from '../../stores/diary/watch-sheet.ts';
import { $starsSince } from '../../stores/reviews/own-stars.ts';
import { OwnStars } from '../shared/OwnStars.tsx';
import { Poster } from '../shared/Poster.tsx';
import * as icons from '../ui/icon-paths.ts';
import * as pageIcons from '../ui/page-icon-paths.ts';
import { Icon } from '../ui/Icon.tsx';
import { useStore } from '../ui/use-store.ts';

interface WatchRowProps {
  watch: Watch;
  imageBase: string;
  onRemove: () => void;
  /** Of episodes: another day of theirs. */
  onDate: (day: CalendarDate | null) => void;
}

const words = DIARY_PAGE_MESSAGES;

/** One entry: its title, or so many episodes of it, one's stars, and what was noted. */
export function WatchRow({ watch, imageBase, onRemove, onDate }: WatchRowProps) {
  const { title, again, note, episodes, play } = watch;
  const since = useStore($starsSince);
  const key = titleKey(title);
  const titleStars = since.has(key) ? (since.get(key) ?? null) : watch.titleStars;
  // One episode shows its own stars, a watch without any those of its title.
  const stars = (episodes?.count === 1 ? episodes.first[0]?.stars : watch.stars) ?? titleStars;
  const given = episodes && episodes.count > 1 ? words.starsOf(episodes) : '';

  const [before, after] = episodes ? around((series) => words.episodesOf(episodes.count, series)) : ['', ''];

  function edit() {
    if (episodes) openEpisodeDay(words.episodesOf(episodes.count, title.title), watch.day, onDate);
    else openWatch({ ...watch, titleStars });
  }

  return (
    <article className="flex items-center gap-x-2 py-3 sm:gap-x-4" data-watch={watch.id}>
      <a href={titlePath(title)} className="group flex min-w-0 flex-1 items-center gap-4 rounded">
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
            <span>
              {episodes ? words.which(episodes) : (yearOf(title.date) ?? CARD_LINE_MESSAGES.undated)}
            </span>
            {given ? <span>{given}</span> : stars !== null && <OwnStars stars={stars} />}
            {again && <span className="rounded bg-ground-line px-1.5 text-ink-soft">{words.again}</span>}
            {play && <span className="[overflow-wrap:anywhere]">{playedBy(play)}</span>}
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
          aria-label={episodes ? words.dateOf(title.title, episodes.count) : words.editOf(title.title)}
          title={words.edit}
          onClick={edit}
        >
          <Icon path={pageIcons.pen} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-haspopup="dialog"
          aria-label={TAG_MESSAGES.buttonOf(title.title)}
          title={TAG_MESSAGES.button}
          onClick={() => void import('../tags/open-marks.tsx').then((script) => script.openMarks(title))}
        >
          <Icon path={pageIcons.tag} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={episodes ? words.unmarkOf(title.title, episodes.count) : words.removeOf(title.title)}
          title={episodes ? words.unmark : words.remove}
          onClick={onRemove}
        >
          <Icon path={icons.remove} />
        </button>
      </div>
    </article>
  );
}
