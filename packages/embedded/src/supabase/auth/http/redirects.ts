/**
 * A redirect of a mail's link: an absolute URL of the site's origin, else the site's front page. Anything
 * looser would be an open redirect that leaks sessions.
 */
export function safeRedirect(wanted: string | null | undefined, siteUrl: string): URL {
  const site = new URL(siteUrl);
  if (!wanted || !URL.canParse(wanted)) return site;
  const url = new URL(wanted);
  const own = url.origin === site.origin && url.username === '' && url.password === '';
  return own ? url : site;
}

/** The request's `redirect_to`, from the query or (older clients) the header. */
export function wantedRedirect(request: Request): string | null {
  return new URL(request.url).searchParams.get('redirect_to') ?? request.headers.get('redirect_to');
}

/** A 303 without caching or referrer, since the target contains secrets. */
export function seeOther(location: URL): Response {
  return new Response(null, {
    status: 303,
    headers: { location: location.href, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });
}
