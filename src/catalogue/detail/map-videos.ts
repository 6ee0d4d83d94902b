import { cutText, LONGEST, MOST } from '../../core/bounds.ts';
import { playableVideos } from '../../features/title/trailer.ts';
import type { Video } from '../../core/title.ts';
import type { DetailsAnswer } from '../wire.ts';

export type VideoItem = DetailsAnswer['videos']['results'][number];

/** Playable videos, best first, limited to a page's maximum. */
export function toVideos(items: readonly VideoItem[]): Video[] {
  const videos = items.map(({ key, site, type, name, official, published_at: published }) => ({
    ...{ key, site, type, official },
    name: cutText(name, LONGEST.name),
    publishedAt: published.slice(0, LONGEST.moment),
  }));
  return playableVideos(videos).slice(0, MOST.videos);
}
