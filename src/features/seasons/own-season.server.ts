import { loadHalfStars } from '../reviews/ratings.queries.ts';
import { loadSeasonStars } from './season-stars.queries.ts';
import { loadSeriesMarks } from '../series/following.queries.ts';
import { loadMarks } from '../tags/tags.queries.ts';
import type { SeasonPlace, SeasonStars } from '../../core/season-stars.ts';
import type { SeriesMarks } from '../series/following.ts';
import type { OwnMarks } from '../tags/tags.ts';
import type { Person } from '../../server/person.ts';

/** What the page of a season says of whoever is signed in, and of nobody else. */
export interface OwnSeason {
  userId: string;
  stars: SeasonStars;
  /** Whether they give half stars. */
  halves: boolean;
  /** How far they are; of the season all numbers that are watched. */
  marks: SeriesMarks;
  note: OwnMarks;
}

const ALL = { from: 0, to: 99_999 };

/** What is somebody's of a season, asked for at once and before its episodes are there. */
export async function loadOwnSeason({ client, userId, day }: Person, place: SeasonPlace): Promise<OwnSeason> {
  const { seriesId: id, season } = place;
  const [stars, halves, marks, note] = await Promise.all([
    loadSeasonStars(client, userId, place),
    loadHalfStars(client, userId),
    loadSeriesMarks(client, id, day, { season, ...ALL }),
    loadMarks(client, { kind: 'tv', id, season }),
  ]);
  return { userId, stars, halves, marks, note };
}
