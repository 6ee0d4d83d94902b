import type { APIRoute } from 'astro';
import { disallowedPaths } from '../domain/pages.ts';

/** Crawlers may read everything but the private pages, partials and search results. */
export const GET: APIRoute = ({ locals }) =>
  new Response(
    [
      'User-agent: *',
      // Empty searches are a page; what people look for is not.
      'Disallow: /search?',
      ...disallowedPaths().map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${new URL('/sitemap.xml', locals.siteUrl).href}`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' } },
  );
