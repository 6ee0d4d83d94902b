import { placeIn, yearIn } from '../../import/files/facts.ts';
import type { Loose } from '../../import/files/json-facts.ts';
import type { Delivery, PlayEvent } from '../delivery.ts';
import { itemLeftOut, TICKS } from './jellyfin.ts';
import {
  about,
  accountIn,
  amountIn,
  deviceIn,
  episodesIn,
  leftOut,
  lowerCased,
  momentIn,
  numbersIn,
  playedOf,
  says,
  secondsIn,
  starsOfTen,
  textIn,
} from './reading.ts';

/** Events of Emby, and of Jellyfin plug-ins and templates that send Emby's format. */
const EVENTS: Record<string, PlayEvent> = {
  'playback.start': 'started',
  'playback.unpause': 'started',
  'playback.pause': 'progress',
  'playback.stop': 'progress',
  'item.markplayed': 'watched',
  'item.markunplayed': 'unplayed',
  'item.rate': 'rated',
  play: 'started',
  resume: 'started',
  progress: 'started',
  pause: 'progress',
  stop: 'progress',
  scrobble: 'watched',
  markplayed: 'watched',
  markunplayed: 'unplayed',
  rate: 'rated',
};

interface Extent {
  isWhole: boolean;
  position: number | null;
  part: number | null;
}

/**
 * Reads the position from `PlaybackInfo`. Some senders omit it: then from the item's user data, else from the session
 * if it still plays this item and not the next episode.
 */
function extentOf(body: Loose, item: Loose): Extent {
  const playback = lowerCased(body['playbackinfo']);
  const kept = lowerCased(item['userdata']);
  const session = lowerCased(body['session']);
  const told = amountIn(playback['positionticks']);
  const completed = playback['playedtocompletion'] ?? (told === null ? kept['played'] : null);
  const nowPlaying = textIn(lowerCased(session['nowplayingitem'])['id']);
  const isAtIt = nowPlaying !== '' && nowPlaying === textIn(item['id']);
  const ofSession = isAtIt ? lowerCased(session['playstate'])['positionticks'] : null;
  const percent = amountIn(kept['playedpercentage']);
  return {
    isWhole: says(completed),
    position: secondsIn(told ?? amountIn(kept['playbackpositionticks']) ?? ofSession, TICKS),
    part: told === null && percent !== null ? Math.min(1, percent / 100) : null,
  };
}

function playOf(body: Loose, item: Loose, how: Parameters<typeof playedOf>[3]) {
  const [type, title, numbers] = [textIn(item['type']), textIn(item['name']), numbersIn(item['providerids'])];
  const year = yearIn(item['productionyear']);
  if (type === 'Movie') return playedOf('movie', title, year, { ...how, ids: numbers });
  if (type === 'Series') return playedOf('tv', title, year, { ...how, seriesIds: numbers });
  const series = lowerCased(body['series']);
  const season = type === 'Season' ? placeIn(item['indexnumber']) : undefined;
  return playedOf(
    'tv',
    textIn(item['seriesname']) || textIn(series['name']),
    yearIn(series['productionyear']) ?? yearIn(series['premieredate']),
    {
      ...{ ...how, episodeName: title, ...(season !== undefined && { season }) },
      ids: type === 'Season' ? {} : numbers,
      seriesIds: numbersIn(item['seriesproviderids'] ?? series['providerids']),
      episodes:
        type === 'Season'
          ? []
          : episodesIn(item['parentindexnumber'], item['indexnumber'], item['indexnumberend']),
    },
  );
}

/** Parses a webhook of Emby, or of Jellyfin in Emby's format. Field names may be in any case. */
export function readEmby(sent: Loose): Delivery {
  const body = lowerCased(sent);
  const item = lowerCased(body['item']);
  const person = lowerCased(body['user']);
  const account = accountIn(person['id'] ?? body['userid'], person['name'] ?? body['notificationusername']);
  const name = textIn(body['event']).toLowerCase();
  const known = EVENTS[name] ?? 'other';
  const { isWhole, ...extent } = extentOf(body, item);
  const event = name.endsWith('stop') && isWhole ? 'watched' : known;
  if (event === 'other') return leftOut('otherEvent', event, { account });
  const type = textIn(item['type']);
  const isPart = event === 'rated' && (type === 'Series' || type === 'Season');
  const reason = isPart ? null : itemLeftOut(type);
  if (reason) return leftOut(reason, event, { account });
  const play = playOf(body, item, {
    ...extent,
    device: deviceIn(lowerCased(body['session'])['devicename']),
    length: secondsIn(item['runtimeticks'], TICKS),
    byHand: name.endsWith('markplayed'),
    stars: starsOfTen(lowerCased(item['userdata'])['rating']),
  });
  return about(event, play, { account, at: momentIn(body['date']), goesOn: name.endsWith('pause') });
}
