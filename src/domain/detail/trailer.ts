import type { Video } from '../title.ts';

const YOUTUBE_KEY = /^[\w-]{6,20}$/;
const RANK = ['Trailer', 'Teaser'];

function rank(video: Video): number {
  const type = RANK.indexOf(video.type);
  return (type === -1 ? RANK.length : type) * 2 + (video.official ? 0 : 1);
}

/**
 * The videos that can be played here: YouTube only, official trailers first, then trailers, teasers, anything,
 * the newest within each (TMDB does not sort trailers first).
 */
export function playableVideos(videos: readonly Video[]): Video[] {
  return videos
    .filter((video) => video.site === 'YouTube' && YOUTUBE_KEY.test(video.key))
    .sort((a, b) => rank(a) - rank(b) || b.publishedAt.localeCompare(a.publishedAt));
}

/** The video "Watch Trailer" plays; null when nothing is playable. */
export function pickTrailer(videos: readonly Video[]): Video | null {
  return playableVideos(videos)[0] ?? null;
}

/** Address of the embedded player for a video key, autoplaying, on YouTube's cookie-free host. */
export function trailerUrl(key: string): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(key)}?autoplay=1&rel=0`;
}
