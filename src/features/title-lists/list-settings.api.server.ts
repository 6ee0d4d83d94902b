import { hideFirstSteps } from '../home/home.queries.ts';
import { saveHideSeen } from '../marks/hide-seen.queries.ts';
import { saveOwnLanguage } from '../profile/language.queries.ts';
import { saveHalfStars, saveRatedIsSeen } from '../reviews/half-stars.queries.ts';
import { SERVED } from '../../core/language/languages.ts';
import { HIDE_STEPS } from '../home/visit.ts';
import { pageAddress } from '../../core/routes.ts';
import { localPath } from './personal-list.ts';
import { forPerson } from '../../server/person.ts';
import type { ApiContext } from '../../server/person-answer.ts';

const SETTINGS = [
  ['hideSeen', saveHideSeen],
  ['halfStars', saveHalfStars],
  ['ratedIsSeen', saveRatedIsSeen],
] as const;

/**
 * POST /api/list-settings: whether lists leave out what one has seen (`hideSeen`, `on` or `off`), whether one gives half
 * stars (`halfStars`), whether one's stars mark a movie as watched (`ratedIsSeen`), that home's first steps are put away (`firstSteps`, `off`), or the language one has chosen
 * (`language`, as addresses say it; `en` for English). Leads back to the page it was asked from (303), which shows how it is
 * now, also where it could not be kept; after a choice of a language in that one.
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
