import { m } from '../../paraglide/messages.js';
import { findOwnReview, postReview } from './reviews.queries.ts';
import type { RefusedReview } from './opinions.ts';
import { titlePath } from '../../core/routes.ts';
import { parseTitleId, type Kind } from '../../core/title.ts';
import { forPerson, type PersonContext } from '../../server/person.ts';
import { services } from '../../server/services.ts';

/**
 * Saves the review that was posted to a title's page. Returns where to redirect (`to`), the refused review
 * with its error, or null if none was posted. Idempotent.
 */
export async function savePostedReview(
  context: PersonContext,
  kind: Kind,
  segment: string | undefined,
): Promise<{ to: string } | RefusedReview | null> {
  const id = parseTitleId(segment);
  if (id === null) return null;
  const form = await context.request.formData().catch(() => new FormData());
  const given = form.get('text');
  if (typeof given !== 'string') return null;
  // Forms send line breaks as CRLF.
  const text = given.replace(/\r\n?/g, '\n');
  const tellsEnd = form.has('tellsEnd');
  const title = { kind, id };
  const outcome = await forPerson(context, async ({ client, userId }) => {
    if (!(await findOwnReview(client, userId, title, text)))
      await postReview(client, userId, title, text, tellsEnd);
    (await services()).pageChanged(title);
  });
  if (outcome.kind === 'ok') return { to: `${titlePath(title)}#reviews` };
  const message = outcome.kind === 'error' ? outcome.message : '';
  const problem = m.review_post_failed_text({ message });
  return { text, tellsEnd, problem };
}
