import { yearIn } from '../../import/files/facts.ts';
import { inside, isLoose, type Loose } from '../../import/files/json-facts.ts';
import type { Delivery, LeftOut, PlayEvent } from '../delivery.ts';
import {
  about,
  accountIn,
  amountIn,
  deviceIn,
  episodesIn,
  leftOut,
  momentIn,
  numbersIn,
  playedOf,
  says,
  textIn,
} from './reading.ts';

const EVENTS: Record<string, PlayEvent> = {
  start: 'started',
  resume: 'started',
  'player.onplay': 'started',
  'player.onavstart': 'started',
  'player.onresume': 'started',
  pause: 'progress',
  stop: 'progress',
  'player.onpause': 'progress',
  'player.onstop': 'progress',
  end: 'watched',
  scrobble: 'watched',
};

const TYPES: Record<string, LeftOut> = {
  song: 'music',
  audio: 'music',
  musicvideo: 'music',
  channel: 'live',
};

/** A played fraction; add-ons write it as a percentage, plain or in an object. */
function partIn(value: unknown): number | null {
  const percent = amountIn(isLoose(value) ? (value['percent'] ?? value['percentage']) : value);
  return percent === null ? null : Math.min(1, percent / 100);
}

/** Parses a report of a Kodi add-on: a flat object, or a JSON-RPC notification with `params.data.item`. */
export function readKodi(body: Loose): Delivery {
  const data = inside(inside(body, 'params'), 'data');
  const isRpc = textIn(body['method']) !== '';
  const item = isRpc ? { ...data, ...inside(data, 'item') } : body;
  const account = accountIn(null, item['username'] ?? body['username']);
  const called = textIn(isRpc ? body['method'] : body['event']).toLowerCase();
  const told = EVENTS[called] ?? 'other';
  const event = told === 'progress' && says(isRpc ? data['end'] : body['end']) ? 'watched' : told;
  if (event === 'other') return leftOut('otherEvent', event, { account });
  const type = textIn(item['mediaType'] ?? item['type']).toLowerCase();
  if (type !== 'movie' && type !== 'episode') return leftOut(TYPES[type] ?? 'otherKind', event, { account });
  const how = {
    ids: numbersIn(item['uniqueIds'] ?? item['uniqueid']),
    part: partIn(item['progress'] ?? data['percentage']),
    device: deviceIn(item['deviceName'] ?? item['device']),
  };
  const title = textIn(item['title']);
  const play =
    type === 'movie'
      ? playedOf('movie', title, yearIn(item['year']), how)
      : playedOf('tv', textIn(item['tvShowTitle'] ?? item['showtitle']), null, {
          ...how,
          episodeName: title,
          seriesIds: numbersIn(item['tvShowUniqueIds'] ?? item['tvshowuniqueid']),
          episodes: episodesIn(item['season'], item['episode'], item['episodeEnd']),
        });
  return about(event, play, {
    account,
    at: momentIn(item['at'] ?? body['timestamp']),
    goesOn: called.endsWith('pause'),
  });
}
