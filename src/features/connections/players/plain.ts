import { placeIn, yearIn } from '../../import/files/facts.ts';
import type { Loose } from '../../import/files/json-facts.ts';
import type { Delivery, PlayEvent } from '../delivery.ts';
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
  starsOfTen,
  textIn,
} from './reading.ts';

const EVENTS: Record<string, PlayEvent> = {
  watched: 'watched',
  progress: 'progress',
  started: 'started',
  rated: 'rated',
  unplayed: 'unplayed',
};

/**
 * Parses Marquee's plain JSON (docs/behaviour.md, Connections). `title`, `year` and `ids` are of the movie or series,
 * `episode_ids` and `episode_title` of the episode.
 */
export function readPlain(body: Loose): Delivery {
  const account = accountIn(null, body['account']);
  const event = EVENTS[textIn(body['event'])] ?? 'other';
  if (event === 'other') return leftOut('otherEvent', event, { account });
  const kind = textIn(body['kind']).toLowerCase();
  const isMovie = kind === 'movie';
  if (!isMovie && !['episode', 'series', 'tv'].includes(kind))
    return leftOut('otherKind', event, { account });
  const ids = numbersIn(body['ids']);
  const progress = amountIn(body['progress']);
  const episodes = isMovie ? [] : episodesIn(body['season'], body['episode'], body['episode_end']);
  const season = isMovie || event !== 'rated' || episodes.length > 0 ? undefined : placeIn(body['season']);
  const play = playedOf(isMovie ? 'movie' : 'tv', textIn(body['title']), yearIn(body['year']), {
    ids: isMovie ? ids : numbersIn(body['episode_ids']),
    seriesIds: isMovie ? {} : ids,
    ...{ episodes, ...(season !== undefined && { season }) },
    episodeName: isMovie ? '' : textIn(body['episode_title']),
    part: progress === null ? null : Math.min(1, progress / 100),
    stars: starsOfTen(body['rating']),
    device: deviceIn(body['device']),
  });
  return about(event, play, { account, at: momentIn(body['at']), goesOn: event === 'progress' });
}
