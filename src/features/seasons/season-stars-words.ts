import { m } from '../../paraglide/messages.js';
import { counted } from '../../core/format.ts';
import { isolated } from '../../core/language/inserted.ts';

/** The stars of a season; for an average also the number of rated episodes. */
export const seasonStarsBestOf = (season: string, stars: string, count: number): string =>
  count > 0
    ? m.season_stars_best_of({ season: isolated(season), stars, ...counted(count) })
    : m.season_stars_best_of_no_count({ season: isolated(season), stars });
