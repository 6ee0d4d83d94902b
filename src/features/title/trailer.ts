import type { Video } from '../../core/title.ts';

const YOUTUBE_KEY = /^[\w-]{6,20}$/;
const RANK = ['Trailer', 'Teaser'];

function rank(video: Video): number {
  const type = RANK.indexOf(video.type);
  return (type === -1 ? RANK.length : type) * 2 + (video.official ? 0 : 1);
}

/**
 * Videos with a player here: YouTube only. Official trailers first, then trailers, teasers, others; newest first within
 * each. TMDB does not sort them.
 */
export function playableVideos(videos: readonly Video[]): Video[] {
  return videos
    .filter((video) => video.site === 'YouTube' && YOUTUBE_KEY.test(video.key))
    .sort((a, b) => rank(a) - rank(b) || b.publishedAt.localeCompare(a.publishedAt));
}

/** The video of "Watch Trailer"; null if none is playable. */
export function pickTrailer(videos: readonly Video[]): Video | null {
  return playableVideos(videos)[0] ?? null;
}

/** URL of YouTube's embedded player without cookies, with autoplay. */
export function trailerUrl(key: string): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(key)}?autoplay=1&rel=0`;
}
