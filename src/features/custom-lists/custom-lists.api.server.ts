import { m } from '../../paraglide/messages.js';
import { z } from 'zod';
import { removeList, showList } from './custom-lists.queries.ts';
import { BackendError } from '../../core/backend/errors.ts';
import { announcePageChange } from '../../contract/page-changes.ts';
import { isListAddress, VISIBILITIES } from './custom-lists.ts';
import { jsonError } from '../../server/json-answer.ts';
import { answerPerson, type ApiContext } from '../../server/person-answer.ts';

const CHANGE = z.strictObject({
  id: z.uuid(),
  address: z.string().refine(isListAddress),
  to: z.enum([...VISIBILITIES, 'removed', 'back']),
});

function unlessGone(error: unknown): null {
  if (error instanceof BackendError && error.kind === 'none') return null;
  throw error;
}

/**
 * POST /api/lists: sets the visibility of the user's list (`to`), deletes it (`removed`) or restores it
 * (`back`); 204, or 404 if it is gone. Evicts its cached page in all processes before answering. The server
 * does this rather than the browser, since a list made private must be so whatever happens to the tab.
 */
export function answerCustomLists(context: ApiContext): Promise<Response> {
  return answerPerson(context, async ({ client }) => {
    const change = CHANGE.safeParse(await context.request.json().catch(() => null));
    if (!change.success) return jsonError(400, { code: 'invalid', message: m.backend_invalid() });
    const { id, address, to } = change.data;
    const isThere =
      to === 'removed' || to === 'back'
        ? await removeList(client, id, to === 'back')
        : await showList(client, id, to).catch(unlessGone);
    if (!isThere) return jsonError(404, { code: 'none', message: m.backend_none() });
    announcePageChange({ list: address });
    return new Response(null, { status: 204 });
  });
}
