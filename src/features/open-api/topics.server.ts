import { API_MESSAGES, type ApiTopic } from './api-texts.ts';
import type { Operation } from './operation.server.ts';

/** The first parts of the paths of each topic. */
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

/** What calls are about, in the order in which they are told. */
export const TOPICS = Object.keys(PATHS) as ApiTopic[];

/** What a call is about. */
export function topicOf({ path }: Pick<Operation, 'path'>): ApiTopic {
  const found = TOPICS.find((topic) => PATHS[topic].includes(path.split('/')[1] ?? ''));
  if (!found) throw new Error(`${path} has no topic`);
  return found;
}

/** What a topic is called. */
export const topicName = (topic: ApiTopic) => API_MESSAGES.topics[topic];
