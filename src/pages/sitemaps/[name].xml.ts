import type { APIRoute } from 'astro';
import { loadSitemap } from '../../server/sitemap.ts';
import { sitemapAnswer } from '../../server/xml-answer.ts';

/** A sitemap: the lists, or a share of movies or series. */
export const GET: APIRoute = async ({ params, locals }) =>
  sitemapAnswer(await loadSitemap(params.name ?? '', locals.requestId), locals.siteUrl, 'urlset');
