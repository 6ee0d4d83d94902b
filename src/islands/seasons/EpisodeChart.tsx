import { RATING_MESSAGES, SEASON_MESSAGES, SEASON_STARS_MESSAGES as words } from '../../domain/messages.ts';
import { averageText } from '../../domain/reviews/averages.ts';
import type { Stars } from '../../domain/reviews/stars.ts';
import { averageOf } from '../../domain/seasons/season-stars.ts';

interface EpisodeChartProps {
  /** In the order of the season. */
  episodes: { number: number; stars: Stars }[];
}

/** Of a column with the gap beside it, and of half a star. */
const STEP = 14;
const BAR = 10;
const HALF = 8;

/** What scrolls is reached by keyboard, too. */
const REGION = { tabIndex: 0, role: 'region' };

/** One's own stars of the episodes of a season: a column for each, and beside them the same as a table. */
export function EpisodeChart({ episodes }: EpisodeChartProps) {
  const average = averageOf(episodes.map(({ stars }) => stars));
  const [width, height] = [episodes.length * STEP, 10 * HALF];
  return (
    <section aria-label={words.chart}>
      <h3 className="font-sans text-base font-semibold tracking-normal">{words.chart}</h3>
      {average !== null && (
        <p className="text-sm text-ink-mute">{words.mine(averageText(average), episodes.length)}</p>
      )}
      <div className="mt-3 flex flex-wrap items-end gap-x-8 gap-y-4">
        <div className="max-w-full overflow-x-auto" aria-hidden="true">
          <svg
            width={width}
            height={height}
            viewBox={`0 0 ${width} ${height}`}
            className="block text-marquee"
          >
            {episodes.map(({ number, stars }, index) => (
              <rect
                key={number}
                x={index * STEP}
                y={height - stars * 2 * HALF}
                width={BAR}
                height={stars * 2 * HALF}
                rx="2"
                fill="currentColor"
              />
            ))}
          </svg>
        </div>
        <div className="max-h-48 overflow-y-auto" {...REGION} aria-label={words.table}>
          <table className="text-sm">
            <thead className="text-start text-ink-mute">
              <tr>
                <th scope="col" className="pe-6 font-semibold">
                  {words.episode}
                </th>
                <th scope="col" className="font-semibold">
                  {RATING_MESSAGES.own}
                </th>
              </tr>
            </thead>
            <tbody>
              {episodes.map(({ number, stars }) => (
                <tr key={number}>
                  <th scope="row" className="pe-6 text-start font-normal text-ink-soft">
                    {SEASON_MESSAGES.episode(number)}
                  </th>
                  <td>{RATING_MESSAGES.give(stars)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}
