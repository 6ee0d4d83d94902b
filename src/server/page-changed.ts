import { z } from 'zod';
import { announcePageChange } from '../contract/page-changes.ts';
import { isListAddress } from '../features/custom-lists/custom-lists.ts';
import { isHandle } from '../features/public-profile/public-profile.ts';
import { jsonError } from './json-answer.ts';

const CHANGED = z.union([
  z.strictObject({ kind: z.enum(['movie', 'tv']), id: z.int().positive().max(2_147_483_647) }),
  z.strictObject({ seriesId: z.int().positive().max(2_147_483_647), season: z.int().min(0).max(9999) }),
  z.strictObject({ list: z.string().refine(isListAddress) }),
  z.strictObject({ handle: z.string().refine(isHandle) }),
]);

/**
 * POST /api/page-changed: evicts the cached page of a title, season, list or profile after the user changed
 * it. Open to everyone, since it costs at most one rendering.
 */
export async function answerPageChanged(request: Request): Promise<Response> {
  const changed = CHANGED.safeParse(await request.json().catch(() => null));
  if (!changed.success) {
    return jsonError(400, {
      code: 'invalid',
      message: 'A page is needed: kind and id, seriesId and season, list, or handle.',
    });
  }
  announcePageChange(changed.data);
  return new Response(null, { status: 204 });
}
