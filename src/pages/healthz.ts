import type { APIRoute } from 'astro';

/** Answers as long as the process can answer at all. */
export const GET: APIRoute = () =>
  new Response('ok', { headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' } });
