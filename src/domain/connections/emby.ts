import { yearIn } from '../import/facts.ts';
import { inside, type Loose } from '../import/json-facts.ts';
import type { Delivery, PlayEvent } from './delivery.ts';
import { itemLeftOut, TICKS } from './jellyfin.ts';
import {
  about,
  accountIn,
  deviceIn,
  episodesIn,
  leftOut,
  momentIn,
  numbersIn,
  playedOf,
  says,
  secondsIn,
  starsOfTen,
  textIn,
} from './reading.ts';

const EVENTS: Record<string, PlayEvent> = {
  'playback.start': 'started',
  'playback.unpause': 'started',
  'playback.pause': 'progress',
  'playback.stop': 'progress',
  'item.markplayed': 'watched',
  'item.markunplayed': 'unplayed',
  'item.rate': 'rated',
};

/** What Emby tells by a webhook. Where it ended stands in `PlaybackInfo`; `Session` is already at the next episode. */
export function readEmby(body: Loose): Delivery {
  const item = inside(body, 'Item');
  const person = inside(body, 'User');
  const account = accountIn(person['Id'], person['Name']);
  const name = textIn(body['Event']);
  const playback = inside(body, 'PlaybackInfo');
  const known = EVENTS[name] ?? 'other';
  const event = name === 'playback.stop' && says(playback['PlayedToCompletion']) ? 'watched' : known;
  if (event === 'other') return leftOut('otherEvent', event, { account });
  const type = textIn(item['Type']);
  const isSeries = event === 'rated' && type === 'Series';
  const reason = isSeries ? null : itemLeftOut(type);
  if (reason) return leftOut(reason, event, { account });
  const numbers = numbersIn(item['ProviderIds']);
  const how = {
    device: deviceIn(inside(body, 'Session')['DeviceName']),
    position: secondsIn(playback['PositionTicks'], TICKS),
    length: secondsIn(item['RunTimeTicks'], TICKS),
    byHand: name === 'item.markplayed',
    stars: starsOfTen(inside(item, 'UserData')['Rating']),
  };
  const title = textIn(item['Name']);
  const year = yearIn(item['ProductionYear']);
  const play = isSeries
    ? playedOf('tv', title, year, { ...how, seriesIds: numbers })
    : type === 'Movie'
      ? playedOf('movie', title, year, { ...how, ids: numbers })
      : playedOf('tv', textIn(item['SeriesName']), null, {
          ...{ ...how, ids: numbers, episodeName: title },
          seriesIds: numbersIn(item['SeriesProviderIds']),
          episodes: episodesIn(item['ParentIndexNumber'], item['IndexNumber'], item['IndexNumberEnd']),
        });
  return about(event, play, { account, at: momentIn(body['Date']) });
}
