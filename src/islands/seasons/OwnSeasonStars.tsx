import { useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { localDay } from '../../domain/dates.ts';
import { SEASON_STARS_MESSAGES as words } from '../../domain/messages.ts';
import type { RatingSummary } from '../../domain/reviews/averages.ts';
import { ratedEpisodes, type SeasonPart, type SeasonPlace } from '../../domain/seasons/season-stars.ts';
import type { Stars } from '../../domain/reviews/stars.ts';
import { currentEnvironment } from '../../stores/environment.ts';
import { createSeasonStars } from '../../stores/seasons/season-stars.ts';
import { StarRadios } from '../ui/StarRadios.tsx';
import { useStore } from '../ui/use-store.ts';
import { useTakesOver } from '../ui/use-takes-over.ts';
import { EpisodeChart } from './EpisodeChart.tsx';
import { findStarPlaces } from './star-places.ts';

interface OwnSeasonStarsProps extends SeasonPlace {
  name: string;
  ratings: RatingSummary | null;
  halves?: boolean | undefined;
  /** Told what everybody thinks once it is known anew. */
  onSummary: (summary: RatingSummary | null) => void;
}

/** One's own stars of a season and, beside their marks, of its episodes; and how those go through the season. */
export function OwnSeasonStars({ seriesId, season, name, ratings, halves, onSummary }: OwnSeasonStarsProps) {
  const places = useMemo(() => findStarPlaces(localDay(currentEnvironment().clock)), []);
  const stars = useMemo(
    () => createSeasonStars(currentEnvironment(), { seriesId, season }, ratings),
    [seriesId, season, ratings],
  );
  const { summary, mine } = useStore(stars.$view);
  useEffect(() => stars.follow(), [stars]);
  useEffect(() => onSummary(summary), [onSummary, summary]);
  useTakesOver('stars', mine !== null);
  if (!mine) return null;

  const radios = (part: SeasonPart, of: string) => (
    <StarRadios
      label={words.own(of)}
      labelShown={part === null}
      own={mine.get(part) ?? null}
      onStars={(given: Stars | null) => stars.give(part, given)}
      clear={words.clear(of)}
      drawnHalves={halves}
    />
  );
  const rated = ratedEpisodes(mine);
  return (
    <>
      {radios(null, name)}
      {places.map((at) => createPortal(radios(at.number, at.name), at.place, at.number))}
      {rated.length > 0 && <EpisodeChart episodes={rated} />}
    </>
  );
}
