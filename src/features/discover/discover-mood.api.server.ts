import type { APIContext } from 'astro';
import { discoverPath } from './discover.ts';
import { moodOf } from './moods.ts';
import { pageAddress } from '../../core/routes.ts';
import { chosenKind } from '../search/search.ts';
import { loadWishPath } from '../wishes/wish-path.server.ts';

/**
 * GET /discover/mood: redirects to Discover with the filters of a mood's wish (303, never cached: numbers of keywords
 * depend on the catalogue, words on the language). An unknown mood and a failing catalogue lead to Discover itself.
 */
export async function leadToMood({
  url,
  request,
  locals,
}: Pick<APIContext, 'url' | 'request' | 'locals'>): Promise<Response> {
  const kind = chosenKind(url.searchParams.get('kind'));
  const mood = moodOf(kind, url.searchParams.get('mood'));
  const found = mood && (await loadWishPath(kind, mood.wish, { ...locals, signal: request.signal }));
  const path = found?.kind === 'ok' ? found.path : discoverPath(kind);
  const headers = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };
  return new Response(null, { status: 303, headers: { ...headers, Location: pageAddress(path) } });
}
