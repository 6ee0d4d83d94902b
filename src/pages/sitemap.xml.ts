import type { APIRoute } from 'astro';
import { loadSitemapIndex } from '../server/sitemap.ts';
import { sitemapAnswer } from '../server/xml-answer.ts';

/** The index of all sitemaps. */
export const GET: APIRoute = async ({ locals }) =>
  sitemapAnswer(await loadSitemapIndex(locals.requestId), locals.siteUrl, 'sitemapindex');
