import { hideFirstSteps } from '../../../backend/home/home.ts';
import { saveHideSeen } from '../../../backend/lists/seen-and-dismissed.ts';
import { saveHalfStars } from '../../../backend/reviews/half-stars.ts';
import { HIDE_STEPS } from '../../../domain/home/visit.ts';
import { localPath } from '../../../domain/title-lists/personal-list.ts';
import { forPerson } from '../../person.ts';
import type { ApiContext } from '../person-answer.ts';

const SETTINGS = [
  ['hideSeen', saveHideSeen],
  ['halfStars', saveHalfStars],
] as const;

/**
 * POST /api/list-settings: whether lists leave out what one has seen (`hideSeen`, `on` or `off`), whether one gives half
 * stars (`halfStars`), or that home's first steps are put away (`firstSteps`, `off`), and back to the page it was asked from
 * (303), which shows how it is now, also where it could not be kept.
 */
export async function answerListSettings(request: ApiContext): Promise<Response> {
  const form = await request.request.formData().catch(() => new FormData());
  const headers = new Headers({ Location: localPath(form.get('back')) });
  for (const [field, save] of SETTINGS) {
    const said = form.get(field);
    if (said === 'on' || said === 'off')
      await forPerson({ ...request, response: { headers } }, ({ client, userId }) =>
        save(client, userId, said === 'on'),
      );
  }
  if (form.get(HIDE_STEPS) === 'off') {
    await forPerson({ ...request, response: { headers } }, ({ client, userId }) =>
      hideFirstSteps(client, userId),
    );
  }
  return new Response(null, { status: 303, headers });
}
