import { counted } from '../../core/format.ts';
import { starsText, type Stars } from '../../core/stars.ts';
import { m } from '../../paraglide/messages.js';
import { averageText } from '../../core/averages.ts';
import { averageOf } from '../../core/season-stars.ts';

interface EpisodeChartProps {
  /** In the season's order. */
  episodes: { number: number; stars: Stars }[];
}

/** Pixels: a column with its gap, a column, and half a star. */
const STEP = 14;
const BAR = 10;
const HALF = 8;

/** A scrollable region needs keyboard focus. */
const REGION = { tabIndex: 0, role: 'region' };

/** The user's ratings of a season's episodes, as a chart and as a table. */
export function EpisodeChart({ episodes }: EpisodeChartProps) {
  const average = averageOf(episodes.map(({ stars }) => stars));
  const [width, height] = [episodes.length * STEP, 10 * HALF];
  return (
    <section aria-label={m.season_stars_chart()}>
      <h3 className="font-sans text-base font-semibold tracking-normal">{m.season_stars_chart()}</h3>
      {average !== null && (
        <p className="text-sm text-ink-mute">
          {m.season_stars_mine({ average: averageText(average), ...counted(episodes.length) })}
        </p>
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
        <div className="max-h-48 overflow-y-auto" {...REGION} aria-label={m.season_stars_table()}>
          <table className="text-sm">
            <thead className="text-ink-mute">
              <tr>
                <th scope="col" className="pe-6 text-start font-semibold">
                  {m.season_stars_episode()}
                </th>
                <th scope="col" className="text-start font-semibold">
                  {m.rating_own()}
                </th>
              </tr>
            </thead>
            <tbody>
              {episodes.map(({ number, stars }) => (
                <tr key={number}>
                  <th scope="row" className="pe-6 text-start font-normal text-ink-soft">
                    {m.season_episode({ number })}
                  </th>
                  <td>{m.rating_give({ stars: starsText(stars) })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}
