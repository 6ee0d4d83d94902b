import type { APIRoute } from 'astro';
import { disallowedPaths } from '../domain/pages.ts';
import { addressOf } from '../domain/routes.ts';

/** Crawlers may read everything but the private pages, partials and search results. */
export const GET: APIRoute = ({ locals: { siteUrl } }) => {
  const base = new URL(siteUrl).pathname.replace(/\/$/, '');
  return new Response(
    [
      'User-agent: *',
      // Empty searches are a page; what people look for is not.
      `Disallow: ${base}/search?`,
      ...disallowedPaths().map((path) => `Disallow: ${base}${path}`),
      '',
      `Sitemap: ${addressOf(siteUrl, '/sitemap.xml')}`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' } },
  );
};
