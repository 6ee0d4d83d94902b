import { m } from '../../paraglide/messages.js';
import { useEffect } from 'react';
import { formatRuntime } from '../../core/units.ts';
import { pageAddress, titlePath } from '../../core/routes.ts';
import { seriesSince, type UpNextSeries } from './following.ts';
import { $changed, followUpNext } from './up-next.store.ts';
import { FactLine } from './FactLine.tsx';
import { useStore } from '../../core/ui/use-store.ts';
import { restOf } from './rest-of.client.ts';
import { WatchNext } from './WatchNext.tsx';

/** The next episode of a series over a wide picture; watching it shows the one after. */
export function NextLead({ series: rendered }: { series: UpNextSeries }) {
  const series = seriesSince(rendered, useStore($changed).get(rendered.id));
  useEffect(followUpNext, []);
  const { id, title, next } = series;
  const place = next
    ? [m.episode_code({ season: next.season, number: next.number }), next.name, formatRuntime(next.minutes)]
    : [restOf(series)];

  return (
    <>
      <p className="mb-3 font-semibold text-marquee">{m.up_next_lead()}</p>
      <h1 id="banner-title" className="max-w-[20ch] text-4xl [overflow-wrap:anywhere]">
        {title}
      </h1>
      <p
        className="mt-4 text-lg text-ink-soft [overflow-wrap:anywhere] [unicode-bidi:isolate]"
        aria-live="polite"
      >
        <FactLine facts={place} />
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        <WatchNext series={series} className="button button-primary">
          {m.up_next_mark()}
        </WatchNext>
        <a className="button button-quiet" href={pageAddress(titlePath({ kind: 'tv', id }))}>
          {m.up_next_details()}
        </a>
      </div>
    </>
  );
}
