import type { PlayProgress } from '../connections/connections.ts';
import type { CalendarDate } from '../../core/dates.ts';
import type { UpNextSeries } from '../series/following.ts';
import type { Activity } from '../public-profile/public-profile.ts';
import type { ListTitle } from '../../core/lists.ts';
import type { TitleSummary } from '../../core/title.ts';
import type { Catalogue } from '../../catalogue/contract.ts';
import type { Person } from '../../server/person.ts';
import type { Viewer } from '../../server/viewer.ts';

/** What a rail for everybody is made from. */
export interface TodayRequest {
  catalogue: Catalogue;
  day: CalendarDate;
  /** Whose lists are topped up where they hide titles; null while nobody could say who looks. */
  viewer: Viewer | null;
}

/** What a rail of a person is made from. */
export interface RailRequest extends TodayRequest {
  person: Person;
}

/** Cards of a rail: of titles of the catalogue, or of what a list keeps of them. */
export type RailTitle = ListTitle | TitleSummary;

/** What is known of a rail before the catalogue is asked for anything. */
export interface RailHead {
  /** Names it on the page and in the address of its fragment: the name of its source, and a key behind a dash. */
  id: string;
  heading: string;
  /** Where there is more of it. */
  more?: string;
  /** The message of a failed load. A rail without one is left out when it fails, as every empty rail is. */
  of?: 'movies' | 'series';
  /** Its titles, where the backend knows them all. */
  titles?: RailTitle[];
  /** Who watched what, where it is a rail of entries rather than of cards. */
  activity?: Activity[];
  /** What is next of followed series, where it is a rail of rows to mark. */
  upNext?: UpNextSeries[];
  /** How far somebody is, where it is a rail of what was not finished. */
  progress?: PlayProgress[];
}

/** One kind of rail: a module of its own, in the table of rails.ts. */
export interface RailSource<Request extends TodayRequest = RailRequest> {
  /** Letters only. */
  name: string;
  /**
   * The rails there are for somebody now, none when there is nothing to say. It may ask the backend only, and is part of
   * the first response.
   */
  begin: (request: Request) => Promise<RailHead[]>;
  /**
   * The titles of a rail whose head has none, by the key behind its name. It may ask the catalogue: what is not at hand
   * comes as a fragment.
   */
  fill?: (request: Request, key: string) => Promise<TitleSummary[]>;
}
