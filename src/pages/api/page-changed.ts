import type { APIRoute } from 'astro';
import { z } from 'zod';
import { announcePageChange } from '../../server/page-changes.ts';

const TITLE = z.strictObject({
  kind: z.enum(['movie', 'tv']),
  id: z.int().positive().max(2_147_483_647),
});

/**
 * Told by a browser whose person has just changed what a title's page shows. It can only cost this site one
 * rendering of that page, so everybody may say it.
 */
export const POST: APIRoute = async ({ request }) => {
  const title = TITLE.safeParse(await request.json().catch(() => null));
  if (!title.success) return Response.json({ error: 'A kind and an id are needed.' }, { status: 400 });
  announcePageChange(title.data);
  return new Response(null, { status: 204 });
};
