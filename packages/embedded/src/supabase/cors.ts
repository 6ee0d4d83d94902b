const ALLOWED = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers':
    'authorization, apikey, content-type, x-client-info, x-supabase-api-version, prefer, accept-profile, content-profile, range, x-upsert, cache-control, x-retry-count',
  'access-control-max-age': '600',
};
const EXPOSED = 'content-range, x-supabase-api-version, x-sb-error-code';

/** Answers a preflight: 204 for the site's own origin, 403 for others. */
export function preflight(request: Request, siteOrigin: string): Response {
  const own = request.headers.get('origin') === siteOrigin;
  const headers = { vary: 'Origin', 'content-length': '0' };
  if (!own) return new Response(null, { status: 403, headers });
  return new Response(null, {
    status: 204,
    headers: { vary: 'Origin', ...ALLOWED, 'access-control-allow-origin': siteOrigin },
  });
}

/** Adds CORS headers for the site's own origin only. */
export function withCors(response: Response, request: Request, siteOrigin: string): Response {
  response.headers.append('vary', 'Origin');
  if (request.headers.get('origin') === siteOrigin) {
    response.headers.set('access-control-allow-origin', siteOrigin);
    response.headers.set('access-control-expose-headers', EXPOSED);
  }
  return response;
}
