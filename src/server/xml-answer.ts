import { ALTERNATES } from '../core/language/alternates.ts';
import { SERVED, type Language } from '../core/language/languages.ts';
import type { Outcome } from '../core/outcome.ts';
import { publicAddress } from '../core/routes.ts';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes text for XML (XML 1.0, 2.4). */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

/** A sitemap or sitemap index (sitemaps.org) of an outcome's paths, with the outcome's status. */
export function sitemapAnswer(
  outcome: Outcome<{ paths: string[] }>,
  siteUrl: string,
  element: 'urlset' | 'sitemapindex',
): Response {
  if (outcome.kind !== 'ok') {
    const failed = outcome.kind === 'error';
    const headers = failed ? { 'retry-after': String(outcome.retryAfter) } : undefined;
    return new Response(null, { status: failed ? outcome.status : 404, headers });
  }
  const at = (path: string, language?: Language) => escapeXml(publicAddress(siteUrl, path, language));
  const lines =
    element === 'urlset'
      ? outcome.paths.map((path) => {
          const others = ALTERNATES.map(
            ({ hreflang, language }) =>
              `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${at(path, language)}"/>`,
          );
          return `<url><loc>${at(path)}</loc>${others.join('')}</url>`;
        })
      : // Every language has its own sitemaps.
        SERVED.flatMap((language) =>
          outcome.paths.map((path) => `<sitemap><loc>${at(path, language)}</loc></sitemap>`),
        );
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...lines,
    `</${element}>`,
    '',
  ].join('\n');
  return new Response(text, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
