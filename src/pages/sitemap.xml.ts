import type { APIRoute } from 'astro';
import { loadSitemapIndex } from '../server/loaders/sitemap.ts';
import { sitemapAnswer } from '../server/api/xml-answer.ts';

/** The index of all sitemaps. */
export const GET: APIRoute = async ({ locals }) =>
  sitemapAnswer(await loadSitemapIndex(locals.requestId), locals.siteUrl, 'sitemapindex');
