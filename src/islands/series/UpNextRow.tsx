import { seriesSince, type UpNextSeries } from '../../domain/series/following.ts';
import { episodeCode, SERIES_MESSAGES, UP_NEXT_MESSAGES } from '../../domain/messages.ts';
import { formatDate } from '../../domain/dates.ts';
import { formatRuntime } from '../../domain/units.ts';
import { titlePath } from '../../domain/routes.ts';
import { $changed, resume } from '../../stores/series/up-next.ts';
import { ProgressBar } from '../series/ProgressBar.tsx';
import { Poster } from '../shared/Poster.tsx';
import { oncePressed } from '../ui/once-pressed.ts';
import { useStore } from '../ui/use-store.ts';
import { restOf } from './rest-of.ts';
import { WatchNext } from './WatchNext.tsx';

const all = SERIES_MESSAGES;
const words = UP_NEXT_MESSAGES;

/** What is said of a series below its name. */
function factsOf(series: UpNextSeries): string {
  const { next, then, gone, kept } = series;
  if (gone) return all.gone;
  if (!kept) return all.fetching;
  if (next) {
    const code = [episodeCode(next), next.name].filter(Boolean).join(' · ');
    const more = [next.date && formatDate(next.date), formatRuntime(next.minutes)].filter(Boolean);
    const after = then && series.state === 'watching' ? words.after(episodeCode(then)) : null;
    return [code, ...more, after].filter(Boolean).join(' · ');
  }
  return restOf(series);
}

/** A followed series with what is next of it, and the one button that marks it as watched. */
export function UpNextRow({ series: drawn, imageBase }: { series: UpNextSeries; imageBase: string }) {
  const series = seriesSince(drawn, useStore($changed).get(drawn.id));
  const { id, title, posterPath, watched, aired, state } = series;

  return (
    <article className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-3">
      <div className="flex min-w-0 items-center gap-4">
        <div className="w-14 shrink-0 [&_.poster-blank]:hidden" aria-hidden="true">
          <Poster title={{ kind: 'tv', title, posterPath }} imageBase={imageBase} sizes="56px" />
        </div>
        <div className="min-w-0 grow">
          <h3 className="line-clamp-2 font-sans text-base font-semibold tracking-normal [overflow-wrap:anywhere]">
            <a className="rounded hover:text-marquee-bright" href={titlePath({ kind: 'tv', id })}>
              {title}
            </a>
          </h3>
          <p className="text-sm text-ink-soft [overflow-wrap:anywhere]" aria-live="polite">
            {factsOf(series)}
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
          {all.resume}
        </button>
      ) : (
        <WatchNext series={series} className="button button-quiet px-4">
          <span className="max-sm:sr-only">{words.mark}</span>
        </WatchNext>
      )}
    </article>
  );
}
