import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { EPISODES_FORM, MARKS_PATH, seriesValue } from '../marks/marks.ts';
import { askDay } from '../series/ask-day.store.ts';
import { mark, unmark } from '../series/acts.store.ts';
import { pageAddress } from '../../core/routes.ts';
import type { SeriesOnPage } from '../series/on-page.ts';
import type { StarsOnPage } from '../../core/season-stars.ts';
import { EpisodeMarks } from '../series/EpisodeMarks.tsx';
import { useSeries } from '../series/use-series.client.ts';
import { StarRadios } from '../reviews/StarRadios.tsx';
import { EpisodeList, type ListedEpisode } from './EpisodeList.tsx';
import { useSeasonStars } from './use-season-stars.client.ts';

interface OwnEpisodesProps {
  episodes: ListedEpisode[];
  place: SeriesOnPage;
  stars: StarsOnPage;
  /** The page's path, where its form redirects. */
  back: string;
}

/** A season's episodes with a signed-in user's marks and stars. */
export function OwnEpisodes({ episodes, place, stars, back }: OwnEpisodesProps) {
  const { season } = stars;
  const { now, act } = useSeries(place);
  const { mine, give } = useSeasonStars(stars);
  const { series, shown } = place;
  const marks = now.kind === 'known' ? now.marks : null;

  function onMark(number: number, scope: 'episode' | 'upTo') {
    const at = { season, number };
    const isOff = scope === 'episode' && marks?.numbers.includes(number);
    void act(
      isOff
        ? unmark(series, { kind: 'unmark', ...at }, shown)
        : mark(series, { kind: 'mark', scope, ...at }, shown),
    );
  }

  return (
    <>
      <form id={EPISODES_FORM} method="post" action={pageAddress(MARKS_PATH)} hidden>
        <input type="hidden" name="back" value={back} />
      </form>
      <EpisodeList episodes={episodes}>
        {({ number, name, isAhead }) =>
          // Upcoming episodes can be neither watched nor rated.
          !isAhead && (
            <>
              <EpisodeMarks
                name={name}
                isMarked={marks && marks.numbers.includes(number)}
                value={seriesValue(marks?.numbers.includes(number) ?? false, series.id, season, number)}
                onMark={(scope) => onMark(number, scope)}
                onDate={() => marks && void askDay({ series, marks, shown, act }, { season, number }, name)}
                hasUpTo={season > 0}
              />
              {mine && (
                <div data-stars="">
                  <StarRadios
                    label={m.season_stars_own({ part: isolated(name) })}
                    labelShown={false}
                    own={mine.get(number) ?? null}
                    onStars={(given) => give(number, given)}
                    clear={{
                      label: m.season_stars_clear_label(),
                      of: m.season_stars_clear_of({ part: isolated(name) }),
                    }}
                    initial={stars.own}
                  />
                </div>
              )}
            </>
          )
        }
      </EpisodeList>
    </>
  );
}
