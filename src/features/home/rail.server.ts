import type { PlayProgress } from '../connections/connections.ts';
import type { CalendarDate } from '../../core/dates.ts';
import type { UpNextSeries } from '../series/following.ts';
import type { Activity } from '../public-profile/public-profile.ts';
import type { ListTitle } from '../../core/lists.ts';
import type { TitleSummary } from '../../core/title.ts';
import type { Catalogue } from '../../catalogue/contract.ts';
import type { Person } from '../../server/person.ts';
import type { Viewer } from '../../server/viewer.ts';

/** The context of a rail for everyone. */
export interface TodayRequest {
  catalogue: Catalogue;
  day: CalendarDate;
  /** The signed-in user, for whose hidden titles lists are topped up; null if unknown. */
  viewer: Viewer | null;
}

/** The context of a user's rail. */
export interface RailRequest extends TodayRequest {
  person: Person;
}

/** Cards of a rail: titles of the catalogue or saved ones. */
export type RailTitle = ListTitle | TitleSummary;

/** A rail's data that needs no catalogue call. */
export interface RailHead {
  /** Id on the page and in the fragment's address: the source's name, then a hyphen and a key. */
  id: string;
  heading: string;
  /** Link to all titles. */
  more?: string;
  /** Selects the error message. Without it a failed rail is left out, as an empty one is. */
  of?: 'movies' | 'series';
  /** Titles known to the backend. */
  titles?: RailTitle[];
  /** Entries of watches instead of cards. */
  activity?: Activity[];
  /** Rows of next episodes instead of cards. */
  upNext?: UpNextSeries[];
  /** Progress of unfinished titles. */
  progress?: PlayProgress[];
}

/** A kind of rail, listed in rails.server.ts. */
export interface RailSource<Request extends TodayRequest = RailRequest> {
  /** Letters only. */
  name: string;
  /** The user's rails of this kind, part of the first response. May call the backend only. */
  begin: (request: Request) => Promise<RailHead[]>;
  /** Loads the titles of a rail by its key. May call the catalogue: uncached titles follow as a fragment. */
  fill?: (request: Request, key: string) => Promise<TitleSummary[]>;
}
