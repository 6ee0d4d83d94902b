import type { APIRoute } from 'astro';

/** Crawlers may read everything but the private pages, partials and search results. */
export const GET: APIRoute = ({ locals }) =>
  new Response(
    [
      'User-agent: *',
      'Disallow: /partials/',
      'Disallow: /search?',
      'Disallow: /profile',
      'Disallow: /admin',
      'Disallow: /reminders',
      'Disallow: /unsubscribe',
      'Disallow: /wishlist',
      'Disallow: /watched',
      '',
      `Sitemap: ${new URL('/sitemap.xml', locals.siteUrl).href}`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' } },
  );
