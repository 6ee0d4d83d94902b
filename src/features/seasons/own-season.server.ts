import { loadHalfStars } from '../reviews/ratings.queries.ts';
import { loadSeasonStars } from './season-stars.queries.ts';
import { loadSeriesMarks } from '../series/following.queries.ts';
import { loadMarks } from '../tags/tags.queries.ts';
import type { SeasonPlace, SeasonStars } from '../../core/season-stars.ts';
import type { SeriesMarks } from '../series/following.ts';
import type { OwnMarks } from '../tags/tags.ts';
import type { Person } from '../../server/person.ts';

/** The signed-in user's data on a season's page. */
export interface OwnSeason {
  userId: string;
  stars: SeasonStars;
  /** Whether the user gives half stars. */
  halves: boolean;
  /** The user's progress, with the numbers of the season's watched episodes. */
  marks: SeriesMarks;
  note: OwnMarks;
}

const ALL = { from: 0, to: 99_999 };

/** Loads the user's data about a season, concurrently with its episodes. */
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
