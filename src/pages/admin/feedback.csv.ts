import { m } from '../../paraglide/messages.js';
import type { APIRoute } from 'astro';
import { exportFeedback } from '../../features/admin/admin-export.api.server.ts';
import { byteStream } from '../../server/byte-stream.ts';

async function* encoded(text: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const piece of text) yield encoder.encode(piece);
}

/** Exports the current view of the feedback table as CSV. */
export const GET: APIRoute = async ({ request, cookies, locals, url }) => {
  const headers = new Headers();
  const outcome = await exportFeedback({ request, cookies, response: { headers }, locals, url });
  headers.set('X-Robots-Tag', 'noindex');
  if (outcome.kind !== 'ok') {
    headers.set('Content-Type', 'text/plain; charset=utf-8');
    const text = {
      signedOut: m.admin_sign_in(),
      denied: m.admin_denied(),
      error: outcome.kind === 'error' ? outcome.message : '',
    };
    return new Response(text[outcome.kind], {
      status: { signedOut: 401, denied: 403, error: 503 }[outcome.kind],
      headers,
    });
  }
  headers.set('Content-Type', 'text/csv; charset=utf-8');
  headers.set('Content-Disposition', 'attachment; filename="marquee-reviews-and-ratings.csv"');
  return new Response(byteStream(encoded(outcome.data)), { headers });
};
