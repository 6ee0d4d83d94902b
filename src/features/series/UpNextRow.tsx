import { m } from '../../paraglide/messages.js';
import { isNewEpisode, seriesSince, type UpNextSeries } from './following.ts';
import { formatDate, type CalendarDate } from '../../core/dates.ts';
import { formatRuntime } from '../../core/units.ts';
import { pageAddress, titlePath } from '../../core/routes.ts';
import { $changed, resume } from './up-next.store.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { FactLine } from './FactLine.tsx';
import { Poster } from '../../core/ui/Poster.tsx';
import { oncePressed } from '../../core/ui/once-pressed.ts';
import { useStore } from '../../core/ui/use-store.ts';
import { restOf } from './rest-of.client.ts';
import { WatchNext } from './WatchNext.tsx';

/** The facts below a series' name. */
function factsOf(series: UpNextSeries): (string | null)[] {
  const { next, then, gone, kept } = series;
  if (gone) return [m.series_gone()];
  if (!kept) return [m.series_fetching()];
  if (next) {
    const after =
      then && series.state === 'watching'
        ? m.up_next_after({ code: m.episode_code({ season: then.season, number: then.number }) })
        : null;
    const date = next.date && formatDate(next.date);
    return [
      m.episode_code({ season: next.season, number: next.number }),
      next.name,
      date,
      formatRuntime(next.minutes),
      after,
    ];
  }
  return [restOf(series)];
}

interface UpNextRowProps {
  series: UpNextSeries;
  imageBase: string;
  /** Today: episodes aired in the last days are new. */
  day: CalendarDate;
}

/** A followed series with its next episode and a button that marks it as watched. */
export function UpNextRow({ series: rendered, imageBase, day }: UpNextRowProps) {
  const series = seriesSince(rendered, useStore($changed).get(rendered.id));
  const { id, title, posterPath, watched, aired, state, next } = series;
  const isNew = next !== null && state === 'watching' && isNewEpisode(next, day);

  return (
    <article className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-3">
      <div className="flex min-w-0 items-center gap-4">
        <div className="w-14 shrink-0 [&_.poster-blank]:hidden" aria-hidden="true">
          <Poster title={{ kind: 'tv', title, posterPath }} imageBase={imageBase} sizes="56px" />
        </div>
        <div className="min-w-0 grow">
          <h3 className="line-clamp-2 font-sans text-base font-semibold tracking-normal [overflow-wrap:anywhere]">
            <a
              className="rounded hover:text-marquee-bright"
              href={pageAddress(titlePath({ kind: 'tv', id }))}
            >
              {title}
            </a>
          </h3>
          <p
            className="text-sm text-ink-soft [overflow-wrap:anywhere] [unicode-bidi:isolate]"
            aria-live="polite"
          >
            {isNew && <span className="font-semibold text-marquee">{m.up_next_is_new()} · </span>}
            <FactLine facts={factsOf(series)} />
          </p>
          {aired > 0 && (
            <div className="mt-1 flex max-w-xs">
              <ProgressBar watched={watched} aired={aired} />
            </div>
          )}
        </div>
      </div>
      {state !== 'watching' ? (
        <button type="button" className="button button-quiet" {...oncePressed(() => void resume(series))}>
          {m.series_resume()}
        </button>
      ) : (
        <WatchNext series={series} className="button button-quiet px-4">
          <span className="max-sm:sr-only">{m.up_next_mark()}</span>
        </WatchNext>
      )}
    </article>
  );
}
