import type { ReactNode } from 'react';
import type { FollowedTitle } from './following.ts';
import { pageAddress, seasonPath } from '../../core/routes.ts';

/** A season on a series' page. */
interface ListedSeason {
  number: number;
  name: string;
  /** Number of episodes and first air date. */
  facts: string;
}

export interface SeasonLinksProps {
  series: FollowedTitle;
  seasons: ListedSeason[];
}

interface SeasonRowsProps extends SeasonLinksProps {
  /** Further content of a row. */
  children?: (season: ListedSeason) => ReactNode;
}

export function SeasonRows({ series, seasons, children }: SeasonRowsProps) {
  return (
    <ul className="-mx-3">
      {seasons.map((season) => (
        <li key={season.number}>
          <a
            className="menu-item justify-between gap-4"
            href={pageAddress(seasonPath(series.id, season.number))}
          >
            {season.name}
            <span className="text-sm text-ink-mute">{season.facts}</span>
          </a>
          {children?.(season)}
        </li>
      ))}
    </ul>
  );
}
