import { yearIn } from '../../import/files/facts.ts';
import type { Loose } from '../../import/files/json-facts.ts';
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
  secondsIn,
  textIn,
} from './reading.ts';

export const TICKS = 10_000_000;

const LEFT_OUT: Record<string, LeftOut> = {
  Audio: 'music',
  MusicAlbum: 'music',
  MusicArtist: 'music',
  MusicVideo: 'music',
  AudioBook: 'music',
  TvChannel: 'live',
  LiveTvChannel: 'live',
  LiveTvProgram: 'live',
  Program: 'live',
  TvProgram: 'live',
  Trailer: 'clip',
  Video: 'clip',
  ThemeSong: 'music',
  ThemeVideo: 'clip',
};

/** Why an item of this type is ignored; null for movies and episodes. */
export function itemLeftOut(type: string): LeftOut | null {
  return type === 'Movie' || type === 'Episode' ? null : (LEFT_OUT[type] ?? 'otherKind');
}

function eventOf(body: Loose): PlayEvent {
  switch (textIn(body['NotificationType'])) {
    case 'PlaybackStart':
    // Sent every few seconds; only the final position matters.
    case 'PlaybackProgress':
      return 'started';
    case 'PlaybackStop':
      return says(body['PlayedToCompletion']) ? 'watched' : 'progress';
    case 'PlaybackFinished':
      // Finished, unless it contains a position.
      if (says(body['PlayedToCompletion']) || amountIn(body['PlaybackPositionTicks']) === null)
        return 'watched';
      return 'progress';
    case 'UserDataSaved':
      // The same event reports stored positions, favourites and ratings.
      if (textIn(body['SaveReason']) !== 'TogglePlayed') return 'other';
      return says(body['Played']) ? 'watched' : 'unplayed';
    default:
      return 'other';
  }
}

/** The server's time, if it has a UTC offset. */
const localMoment = (value: unknown) => {
  const moment = momentIn(value);
  return moment?.endsWith('Z') ? null : moment;
};

/**
 * Parses a report of Jellyfin's plug-in "Webhook", from its templates or with all properties: a flat object with
 * strings.
 */
export function readJellyfin(body: Loose): Delivery {
  const account = accountIn(body['UserId'], body['NotificationUsername']);
  const event = eventOf(body);
  if (event === 'other') return leftOut('otherEvent', event, { account });
  const reason = itemLeftOut(textIn(body['ItemType']));
  if (reason) return leftOut(reason, event, { account });
  const ids = numbersIn({
    tmdb: body['Provider_tmdb'],
    imdb: body['Provider_imdb'],
    tvdb: body['Provider_tvdb'],
  });
  const how = {
    ...{ ids, device: deviceIn(body['DeviceName']) },
    position: secondsIn(body['PlaybackPositionTicks'], TICKS),
    length: secondsIn(body['RunTimeTicks'], TICKS),
    byHand: textIn(body['NotificationType']) === 'UserDataSaved',
  };
  const name = textIn(body['Name']);
  const play =
    textIn(body['ItemType']) === 'Movie'
      ? playedOf('movie', name, yearIn(body['Year']), how)
      : playedOf(
          'tv',
          textIn(body['SeriesName']),
          yearIn(body['SeriesPremiereDate']) ?? yearIn(body['Year']),
          {
            ...how,
            episodes: episodesIn(body['SeasonNumber'], body['EpisodeNumber'], body['EpisodeNumberEnd']),
            episodeName: name,
          },
        );
  return about(event, play, {
    account,
    at: localMoment(body['Timestamp']) ?? momentIn(body['UtcTimestamp']),
  });
}
