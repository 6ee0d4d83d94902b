import { idIn, idsOf, imdbIn, placeIn, yearIn } from '../../import/files/facts.ts';
import type { ImportEntry } from '../../import/files/entry.ts';
import { inside, isLoose, listIn, type Loose } from '../../import/files/json-facts.ts';
import type { Delivery, LeftOut, PlayEvent } from '../delivery.ts';
import {
  about,
  accountIn,
  deviceIn,
  episodesIn,
  leftOut,
  momentIn,
  playedOf,
  says,
  secondsIn,
  starsOfTen,
  textIn,
} from './reading.ts';

const EVENTS: Record<string, PlayEvent> = {
  'media.play': 'started',
  'media.resume': 'started',
  'media.pause': 'progress',
  'media.stop': 'progress',
  'media.scrobble': 'watched',
  'media.rate': 'rated',
};

const TYPES: Record<string, LeftOut> = { track: 'music', album: 'music', artist: 'music', clip: 'clip' };

/** `tmdb://603`, `com.plexapp.agents.thetvdb://121361/1/2?lang=en`, `…hama://tvdb-121361/1/2`. */
const GUID =
  /^(?:.*\.)?(tmdb|imdb|tvdb|themoviedb|thetvdb|hama):\/\/(?:tvdb\d?-)?(tt\d+|\d+)(?:\/(\d+)\/(\d+))?/;

interface Guid {
  ids: ImportEntry['ids'];
  /** Old agents identify an episode by its series. */
  ofSeries: boolean;
}

const MOST_MORE = 4;

function guidIn(value: unknown): Guid {
  const [, agent, id, season] = GUID.exec(textIn(value)) ?? [];
  const site = agent === 'tmdb' || agent === 'themoviedb' ? 'tmdb' : 'tvdb';
  return { ids: idsOf({ imdb: imdbIn(id), [site]: idIn(id) }), ofSeries: season !== undefined };
}

/** All ids of an item: new agents list them, old agents use one field. */
function guidsOf(metadata: Loose): Guid[] {
  const listed = listIn(metadata, 'Guid').map((guid) => guidIn(isLoose(guid) ? guid['id'] : null));
  return [guidIn(metadata['guid']), ...listed];
}

/** Splits ids into the first of each site, and the rest. */
function numbersOf(guids: readonly Guid[]): { ids: ImportEntry['ids']; moreIds?: ImportEntry['ids'][] } {
  const [ids, ...moreIds] = guids.reduce<ImportEntry['ids'][]>((all, { ids: own }) => {
    const [site] = Object.keys(own) as (keyof typeof own)[];
    if (site === undefined || all.some((known) => known[site] === own[site])) return all;
    const room = all.findIndex((known) => known[site] === undefined);
    return room < 0 ? [...all, own] : all.with(room, { ...all[room], ...own });
  }, []);
  return { ids: ids ?? {}, ...(moreIds.length > 0 && { moreIds: moreIds.slice(0, MOST_MORE) }) };
}

function whyNot(metadata: Loose, type: string): LeftOut | null {
  const section = textIn(metadata['librarySectionType']);
  if (says(metadata['live']) || section === 'livetv') return 'live';
  if (section === 'artist') return 'music';
  if (textIn(metadata['extraType']) !== '' || textIn(metadata['subtype']) === 'trailer') return 'clip';
  return TYPES[type] ?? (['movie', 'episode', 'show', 'season'].includes(type) ? null : 'otherKind');
}

function playOf(metadata: Loose, type: string, rating: unknown) {
  const guids = guidsOf(metadata);
  const how = {
    position: secondsIn(metadata['viewOffset'], 1000),
    length: secondsIn(metadata['duration'], 1000),
    stars: starsOfTen(rating ?? metadata['userRating']),
  };
  if (type === 'movie') {
    return playedOf('movie', textIn(metadata['title']), yearIn(metadata['year']), {
      ...how,
      ...numbersOf(guids),
    });
  }
  if (type === 'show') {
    const { ids: seriesIds } = numbersOf(guids);
    return playedOf('tv', textIn(metadata['title']), yearIn(metadata['year']), { ...how, seriesIds });
  }
  const isSeason = type === 'season';
  const season = isSeason ? placeIn(metadata['index']) : undefined;
  // An old agent's field also contains the place, which the library may lack.
  const [, , , inSeason, inNumber] = GUID.exec(textIn(metadata['guid'])) ?? [];
  return playedOf('tv', textIn(metadata[isSeason ? 'parentTitle' : 'grandparentTitle']), null, {
    ...how,
    episodes: isSeason
      ? []
      : episodesIn(placeIn(metadata['parentIndex']) ?? inSeason, placeIn(metadata['index']) ?? inNumber),
    episodeName: textIn(metadata['title']),
    ...(season !== undefined && { season }),
    ...(!isSeason && numbersOf(guids.filter(({ ofSeries }) => !ofSeries))),
    // Old agents identify a season by its series as well.
    seriesIds: isSeason
      ? guidIn(metadata['guid']).ids
      : numbersOf(guids.filter(({ ofSeries }) => ofSeries)).ids,
  });
}

/** Plex reports live events: a time older than this (ms) belongs to the previous play. */
const NOW_MS = 24 * 3_600_000;

/** Parses a webhook of Plex. An episode's ids are its own: Plex sends none of its series. */
export function readPlex(body: Loose, now: Date): Delivery {
  const metadata = inside(body, 'Metadata');
  const person = inside(body, 'Account');
  const account = accountIn(person['id'], person['title'], says(body['user']));
  const event = EVENTS[textIn(body['event'])] ?? 'other';
  if (event === 'other') return leftOut('otherEvent', event, { account });
  const type = textIn(metadata['type']);
  const reason = whyNot(metadata, type);
  if (reason) return leftOut(reason, event, { account });
  const play = playOf(metadata, type, body['rating']);
  const told = momentIn(metadata[event === 'rated' ? 'lastRatedAt' : 'lastViewedAt']);
  const at = told !== null && now.getTime() - Date.parse(told) > NOW_MS ? null : told;
  const device = deviceIn(inside(body, 'Player')['title']);
  const goesOn = textIn(body['event']) === 'media.pause';
  return about(event, { ...play, device }, { account, at, goesOn });
}
