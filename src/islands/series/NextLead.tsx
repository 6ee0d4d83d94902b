import { useEffect, type FormEvent } from 'react';
import { formatRuntime } from '../../domain/format.ts';
import { episodeCode, SERIES_MESSAGES, UP_NEXT_MESSAGES as words } from '../../domain/messages.ts';
import { titlePath } from '../../domain/routes.ts';
import { UP_NEXT_PATH, type UpNextSeries } from '../../domain/series/following.ts';
import { $changed, followUpNext, watchNext } from '../../stores/series/up-next.ts';
import * as icons from '../ui/icon-paths.ts';
import { Icon } from '../ui/Icon.tsx';
import { oncePressed } from '../ui/once-pressed.ts';
import { useStore } from '../ui/use-store.ts';

/** The next episode of a series over a wide picture; watched there, it gives way to the one after. */
export function NextLead({ series: drawn }: { series: UpNextSeries }) {
  const series = useStore($changed).get(drawn.id) ?? drawn;
  useEffect(followUpNext, []);
  const { id, title, next, coming } = series;
  const caughtUp = [SERIES_MESSAGES.caughtUp, coming && SERIES_MESSAGES.coming(coming)];
  const place = next ? [episodeCode(next), next.name, formatRuntime(next.minutes)] : caughtUp;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void watchNext(series);
  }

  return (
    <>
      <p className="mb-3 font-semibold text-marquee">{words.lead}</p>
      <h1 id="banner-title" className="max-w-[20ch] text-4xl [overflow-wrap:anywhere]">
        {title}
      </h1>
      <p className="mt-4 text-lg text-ink-soft [overflow-wrap:anywhere]" aria-live="polite">
        {place.filter(Boolean).join(' · ')}
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        {next && (
          <form method="post" action={UP_NEXT_PATH} onSubmit={onSubmit}>
            <input type="hidden" name="series" value={id} />
            <input type="hidden" name="season" value={next.season} />
            <input type="hidden" name="number" value={next.number} />
            <button
              className="button button-primary"
              aria-label={words.markOf(episodeCode(next), title)}
              {...oncePressed()}
            >
              <Icon path={icons.check} />
              {words.mark}
            </button>
          </form>
        )}
        <a className="button button-quiet" href={titlePath({ kind: 'tv', id })}>
          {words.details}
        </a>
      </div>
    </>
  );
}
