import { hideFirstSteps } from '../home/home.queries.ts';
import { saveHideSeen } from '../marks/hide-seen.queries.ts';
import { saveOwnLanguage } from '../profile/language.queries.ts';
import { saveHalfStars } from '../reviews/half-stars.queries.ts';
import { SERVED } from '../../core/language/languages.ts';
import { HIDE_STEPS } from '../home/visit.ts';
import { pageAddress } from '../../core/routes.ts';
import { localPath } from './personal-list.ts';
import { forPerson } from '../../server/person.ts';
import type { ApiContext } from '../../server/person-answer.ts';

const SETTINGS = [
  ['hideSeen', saveHideSeen],
  ['halfStars', saveHalfStars],
] as const;

/**
 * POST /api/list-settings: saves whether lists hide seen titles (`hideSeen`, `on` or `off`), half stars
 * (`halfStars`), that the first steps are hidden (`firstSteps`, `off`), and the language (`language`).
 * Redirects to the page (303), in a newly chosen language; a failure is not shown.
 */
export async function answerListSettings(request: ApiContext): Promise<Response> {
  const form = await request.request.formData().catch(() => new FormData());
  const back = localPath(form.get('back'));
  const headers = new Headers({ Location: pageAddress(back) });
  const context = { ...request, response: { headers } };
  for (const [field, save] of SETTINGS) {
    const said = form.get(field);
    if (said === 'on' || said === 'off')
      await forPerson(context, ({ client, userId }) => save(client, userId, said === 'on'));
  }
  if (form.get(HIDE_STEPS) === 'off')
    await forPerson(context, ({ client, userId }) => hideFirstSteps(client, userId));
  const language = SERVED.find((one) => one === form.get('language'));
  if (language) {
    const kept = await forPerson(context, ({ client, userId }) => saveOwnLanguage(client, userId, language));
    if (kept.kind === 'ok') headers.set('Location', pageAddress(back, language));
  }
  return new Response(null, { status: 303, headers });
}
