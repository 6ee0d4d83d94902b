import type { APIRoute } from 'astro';
import { spokenPath } from '../domain/language/addresses.ts';
import { SERVED } from '../domain/language/languages.ts';
import { disallowedPaths } from '../domain/pages.ts';
import { addressOf } from '../domain/routes.ts';

/** Crawlers may read everything but the private pages, partials and search results, in no language. */
export const GET: APIRoute = ({ locals: { siteUrl } }) => {
  const base = new URL(siteUrl).pathname.replace(/\/$/, '');
  // Empty searches are a page; what people look for is not.
  const paths = ['/search?', ...disallowedPaths()];
  const spoken = new Set(SERVED.flatMap((language) => paths.map((path) => spokenPath(path, language))));
  return new Response(
    [
      'User-agent: *',
      ...[...spoken].map((path) => `Disallow: ${base}${path}`),
      '',
      `Sitemap: ${addressOf(siteUrl, '/sitemap.xml')}`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' } },
  );
};
