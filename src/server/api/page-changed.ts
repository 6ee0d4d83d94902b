import { z } from 'zod';
import { announcePageChange } from '../../contract/page-changes.ts';
import { jsonError } from './json-answer.ts';

const TITLE = z.strictObject({
  kind: z.enum(['movie', 'tv']),
  id: z.int().positive().max(2_147_483_647),
});

/**
 * POST /api/page-changed: told by a browser whose person has just changed what a title's page shows. It can only
 * cost this site one rendering of that page, so everybody may say it.
 */
export async function answerPageChanged(request: Request): Promise<Response> {
  const title = TITLE.safeParse(await request.json().catch(() => null));
  if (!title.success) return jsonError(400, { code: 'invalid', message: 'A kind and an id are needed.' });
  announcePageChange(title.data);
  return new Response(null, { status: 204 });
}
