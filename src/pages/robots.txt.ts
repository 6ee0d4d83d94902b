import type { APIRoute } from 'astro';
import { SERVED } from '../core/language/languages.ts';
import { disallowedPaths } from '../core/pages.ts';
import { pageAddress, publicAddress } from '../core/routes.ts';

/** Allows crawlers all but private pages, partials and search results, in every language. */
export const GET: APIRoute = ({ locals: { siteUrl } }) => {
  // The empty search page is allowed, its results are not.
  const paths = ['/search?', ...disallowedPaths()];
  const addresses = SERVED.flatMap((language) => paths.map((path) => pageAddress(path, language)));
  return new Response(
    [
      'User-agent: *',
      ...addresses.map((address) => `Disallow: ${address}`),
      '',
      `Sitemap: ${publicAddress(siteUrl, '/sitemap.xml')}`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' } },
  );
};
