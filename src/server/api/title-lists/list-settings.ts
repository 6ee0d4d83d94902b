import { hideFirstSteps } from '../../../backend/home/home.ts';
import { saveHideSeen } from '../../../backend/lists/seen-and-dismissed.ts';
import { HIDE_STEPS } from '../../../domain/home/visit.ts';
import { localPath } from '../../../domain/title-lists/personal-list.ts';
import { forPerson } from '../../person.ts';
import type { ApiContext } from '../person-answer.ts';

/**
 * POST /api/list-settings: whether lists leave out what one has seen (`hideSeen`, `on` or `off`), or that home's first
 * steps are put away (`firstSteps`, `off`), and back to the page it was asked from (303), which shows how it is now, also
 * where it could not be kept.
 */
export async function answerListSettings(request: ApiContext): Promise<Response> {
  const form = await request.request.formData().catch(() => new FormData());
  const hideSeen = form.get('hideSeen');
  const headers = new Headers({ Location: localPath(form.get('back')) });
  if (hideSeen === 'on' || hideSeen === 'off') {
    await forPerson({ ...request, response: { headers } }, ({ client, userId }) =>
      saveHideSeen(client, userId, hideSeen === 'on'),
    );
  }
  if (form.get(HIDE_STEPS) === 'off') {
    await forPerson({ ...request, response: { headers } }, ({ client, userId }) =>
      hideFirstSteps(client, userId),
    );
  }
  return new Response(null, { status: 303, headers });
}
