import { m } from '../paraglide/messages.js';
import type { APIRoute } from 'astro';
import { publicAddress, publicFileAddress } from '../core/routes.ts';

/** Describes Marquee as a search engine for browsers (OpenSearch 1.1). */
export const GET: APIRoute = ({ locals: { siteUrl } }) => {
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>Marquee</ShortName>
  <Description>${m.site_search_engine()}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="32" height="32" type="image/svg+xml">${publicFileAddress(siteUrl, '/favicon.svg')}</Image>
  <Url type="text/html" method="get" template="${publicAddress(siteUrl, '/search')}?query={searchTerms}"/>
</OpenSearchDescription>
`;
  return new Response(text, { headers: { 'content-type': 'application/opensearchdescription+xml' } });
};
