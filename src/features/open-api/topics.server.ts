import { API_MESSAGES, type ApiTopic } from './api-texts.ts';
import type { Operation } from './operation.server.ts';

/** First path segments of each topic. */
const PATHS: Record<ApiTopic, readonly string[]> = {
  account: ['me'],
  titles: ['titles'],
  scrobble: ['scrobble', 'playback'],
  watched: ['history', 'watched', 'series', 'episodes', 'up-next', 'calendar'],
  opinions: ['ratings', 'part_ratings', 'reviews'],
  lists: ['wishlist', 'favorites', 'dismissed', 'lists', 'list_items'],
  marks: ['tags', 'notes'],
  notices: ['notices'],
  sync: ['changes', 'batch'],
};

/** The topics in the order of the documentation. */
export const TOPICS = Object.keys(PATHS) as ApiTopic[];

/** An operation's topic. */
export function topicOf({ path }: Pick<Operation, 'path'>): ApiTopic {
  const found = TOPICS.find((topic) => PATHS[topic].includes(path.split('/')[1] ?? ''));
  if (!found) throw new Error(`${path} has no topic`);
  return found;
}

/** A topic's name in the current language. */
export const topicName = (topic: ApiTopic) => API_MESSAGES.topics[topic];
