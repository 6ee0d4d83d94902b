import { useEffect } from 'react';
import { formatRuntime } from '../../domain/units.ts';
import { episodeCode, UP_NEXT_MESSAGES as words } from '../../domain/messages.ts';
import { titlePath } from '../../domain/routes.ts';
import { seriesSince, type UpNextSeries } from '../../domain/series/following.ts';
import { $changed, followUpNext } from '../../stores/series/up-next.ts';
import { useStore } from '../ui/use-store.ts';
import { restOf } from './rest-of.ts';
import { WatchNext } from './WatchNext.tsx';

/** The next episode of a series over a wide picture; watched there, it gives way to the one after. */
export function NextLead({ series: drawn }: { series: UpNextSeries }) {
  const series = seriesSince(drawn, useStore($changed).get(drawn.id));
  useEffect(followUpNext, []);
  const { id, title, next } = series;
  const place = next ? [episodeCode(next), next.name, formatRuntime(next.minutes)] : [restOf(series)];

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
        <WatchNext series={series} className="button button-primary">
          {words.mark}
        </WatchNext>
        <a className="button button-quiet" href={titlePath({ kind: 'tv', id })}>
          {words.details}
        </a>
      </div>
    </>
  );
}
