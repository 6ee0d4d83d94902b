import type { APIContext } from 'astro';
import { discoverPath, pickedAddress } from './discover.ts';
import { pageAddress } from '../../core/routes.ts';
import { parseTitleKey, titleKey, type Kind } from '../../core/title.ts';
import { loadPick } from './discover.server.ts';
import { viewerOf } from '../../server/viewer.ts';

/** Cookie with the latest picks of the session, so that the next one differs; contains nothing personal. */
const COOKIE = 'picked';
const REMEMBERED = 12;

function picksIn(value: string | undefined): string[] {
  return (value ?? '').split('.').filter((key) => parseTitleKey(key) !== null);
}

/**
 * Redirects to a random title among those the filters match (303, not cached). Redirects to the list if there
 * is none or the catalogue fails.
 */
export async function pickOne(
  kind: Kind,
  { url, request, cookies, locals }: Pick<APIContext, 'url' | 'request' | 'cookies' | 'locals'>,
): Promise<Response> {
  const headers = new Headers({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' });
  const viewer = viewerOf({ request, cookies, locals, response: { headers } });
  const before = picksIn(cookies.get(COOKIE)?.value).slice(-REMEMBERED);
  const asked = { requestId: locals.requestId, parameters: url.searchParams, viewer };
  const found = await loadPick(kind, asked, new Set(before));
  if (found.kind === 'ok' && found.picked) {
    const picks = [...before.slice(1 - REMEMBERED), titleKey(found.picked)].join('.');
    cookies.set(COOKIE, picks, { path: '/discover', httpOnly: true, sameSite: 'lax' });
    headers.set('Location', pageAddress(pickedAddress(kind, found.listPath, found.picked.id)));
  } else {
    const path = found.kind === 'ok' ? found.listPath : `${discoverPath(kind)}${url.search}`;
    headers.set('Location', pageAddress(path));
  }
  return new Response(null, { status: 303, headers });
}
