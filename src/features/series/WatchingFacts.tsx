import { counted } from '../../core/format.ts';
import { seriesNext } from './series-words.ts';
import { m } from '../../paraglide/messages.js';
import { formatDate } from '../../core/dates.ts';
import type { FollowedTitle } from './following.ts';
import { pageAddress, seasonPath, titlePath } from '../../core/routes.ts';
import { wholeOf } from './series-marks.ts';
import type { Watching } from './create-series.store.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { restOf } from './rest-of.client.ts';

interface WatchingFactsProps {
  series: FollowedTitle;
  season: number | null;
  now: Watching;
  retry: () => Promise<void>;
}

/** The user's progress in a series, or why it is unknown. */
export function WatchingFacts({ series, season, now, retry }: WatchingFactsProps) {
  const note = 'mt-2 text-sm text-ink-soft';
  const again = (
    <button
      type="button"
      className="ms-2 cursor-pointer font-semibold text-marquee"
      onClick={() => void retry()}
    >
      {m.series_retry()}
    </button>
  );
  if (now.kind === 'failed')
    return (
      <p className={note} role="alert">
        {m.series_unknown()} {again}
      </p>
    );
  if (now.kind !== 'known') return null;
  const { marks, episodes } = now;
  if (episodes === 'fetching')
    return (
      <p className={note} role="status">
        {m.series_fetching()}
      </p>
    );
  if (episodes === 'failed')
    return (
      <p className={note} role="alert">
        {m.series_fetch_failed()} {again}
      </p>
    );
  const whole = wholeOf(marks);
  if (marks.state === null && whole.watched === 0) return null;
  const own = season === null ? whole : (marks.seasons.find((one) => one.season === season) ?? whole);
  const facts = [
    marks.run > 1 && m.series_run({ run: marks.run }),
    restOf({ standing: whole.standing, coming: marks.coming }),
  ].filter(Boolean);
  return (
    <>
      {own.aired > 0 && (
        <div className="mt-4 flex max-w-md">
          <ProgressBar watched={own.watched} aired={own.aired} />
        </div>
      )}
      {marks.next && marks.state === 'watching' && (
        <p className={note}>
          <a
            className="font-semibold text-ink [overflow-wrap:anywhere] hover:text-marquee-bright"
            href={pageAddress(seasonPath(series.id, marks.next.season))}
          >
            {seriesNext(
              m.episode_code({ season: marks.next.season, number: marks.next.number }),
              marks.next.name,
            )}
          </a>
          {marks.next.date && (
            <>
              {' · '}
              <bdi>{formatDate(marks.next.date)}</bdi>
            </>
          )}
        </p>
      )}
      {facts.length > 0 && (
        <p className={note}>
          {facts.join(' · ')}
          {whole.standing === 'finished' && season !== null && (
            <a
              className="ms-2 font-semibold text-marquee"
              href={pageAddress(titlePath({ kind: 'tv', id: series.id }))}
            >
              {m.series_add_to_watched()}
            </a>
          )}
        </p>
      )}
      {marks.lost.length > 0 && (
        <details className={note}>
          <summary className="min-h-8 cursor-pointer">{m.series_lost(counted(marks.lost.length))}</summary>
          <ul className="mt-1">
            {marks.lost.map((lost) => (
              <li key={`${m.episode_code({ season: lost.season, number: lost.number })} ${lost.name}`}>
                {m.episode_code({ season: lost.season, number: lost.number })} {lost.name}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
