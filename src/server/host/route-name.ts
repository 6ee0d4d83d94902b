/** Names for metrics and log lines: few, and without anything a person typed. */
const ROUTES: readonly [RegExp, string][] = [
  [/^\/$/, '/'],
  [/^\/_astro\//, '/_astro'],
  [/^\/(movie|tv)\/genres$/, '/$1/genres'],
  [/^\/(movie|tv)\/genre\/[^/]+$/, '/$1/genre/:id'],
  [/^\/(movie|tv)\/[^/]+$/, '/$1/:id'],
  [/^\/(movies|tv-series)(?:\/[^/]+)?$/, '/$1'],
  [/^\/partials\//, '/partials'],
  [/^\/sitemaps\//, '/sitemaps'],
  [/^\/embedded\/images\//, '/embedded/images'],
  [/^\/embedded\/backend\/(auth|rest|storage)\//, '/embedded/$1'],
  [/^\/embedded\/outbox/, '/embedded/outbox'],
];
const OWN = /^\/(?:api\/[a-z-]+(?:\/[a-z-]+)?|[a-z][a-z-]{1,32}(?:\.[a-z.]{2,12})?)$/;

/** The route a request was for; `other` where there was none, so that made-up addresses make no new names. */
export function routeName(target: string, status: number): string {
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  for (const [pattern, name] of ROUTES) {
    const match = pattern.exec(path);
    if (match) return name.replace('$1', match[1] ?? '');
  }
  const answered = status < 400 || status === 401 || status === 403 || status === 429 || status === 503;
  return answered && OWN.test(path) ? path : 'other';
}
