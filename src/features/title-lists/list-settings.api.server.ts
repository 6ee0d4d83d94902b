import { hideFirstSteps } from '../../../backend/home/home.ts';
import { saveHideSeen } from '../../../backend/lists/hide-seen.ts';
import { saveOwnLanguage } from '../../../backend/profile/language.ts';
import { saveHalfStars, saveRatedIsSeen } from '../../../backend/reviews/half-stars.ts';
import { SERVED } from '../../../domain/language/languages.ts';
import { HIDE_STEPS } from '../../../domain/home/visit.ts';
import { pageAddress } from '../../../domain/routes.ts';
import { localPath } from '../../../domain/title-lists/personal-list.ts';
import { forPerson } from '../../person.ts';
import type { ApiContext } from '../person-answer.ts';

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
