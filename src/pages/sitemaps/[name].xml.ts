import type { APIRoute } from 'astro';
import { loadSitemap } from '../../server/sitemap.ts';
import { sitemapAnswer } from '../../server/xml-answer.ts';

/** One sitemap: the lists, or a share of the movies or series. */
export const GET: APIRoute = async ({ params, locals }) =>
  sitemapAnswer(await loadSitemap(params.name ?? '', locals.requestId), locals.siteUrl, 'urlset');
