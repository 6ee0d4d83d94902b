import { m } from '../../paraglide/messages.js';
import { BackendError } from '../../core/backend/errors.ts';
import type { CalendarDate } from '../../core/dates.ts';
import type { ListTitle } from '../../core/lists.ts';
import { listValue, readListButton, readSeriesButton, type Mark } from './marks.ts';
import { pageAddress, titlePath } from '../../core/routes.ts';
import { localPath } from '../title-lists/personal-list.ts';
import { titleKey, type TitleId } from '../../core/title.ts';
import { forPerson } from '../../server/person.ts';
import { jsonAnswer, jsonError, readJson } from '../../server/json-answer.ts';
import { answerPerson, type ApiContext } from '../../server/person-answer.ts';
import { keepMark } from './keep-mark.api.server.ts';
import { MARK } from './mark-schema.api.server.ts';
import { titleIn } from './title-in.api.server.ts';

/** Maximum body in bytes: restoring a season lists all its episodes. */
const MAX_BYTES = 262_144;

/** Refusals with their own status; any other error is a failure. */
const REFUSALS = { none: 404, bound: 409, invalid: 400, forbidden: 403 } as const;

async function answerMark(context: ApiContext): Promise<Response> {
  return answerPerson(context, async (person) => {
    const body = await readJson(context.request, MAX_BYTES);
    if (body.kind === 'refused') return jsonError(body.status, body.error);
    const mark = MARK.safeParse(body.value);
    if (!mark.success) return jsonError(400, { code: 'invalid', message: m.backend_invalid() });
    try {
      return jsonAnswer(200, { userId: person.userId, answer: await keepMark(person, mark.data) });
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      const status = (REFUSALS as Partial<Record<string, number>>)[error.kind];
      if (status === undefined) throw error;
      return jsonError(status, { code: error.kind, message: error.message });
    }
  });
}

const BUTTONS = [readListButton, readSeriesButton] as const;

type Pressed = NonNullable<ReturnType<(typeof BUTTONS)[number]>>;

/** The pressed button of a form; undefined without one. */
function pressedIn(form: FormData): Pressed | undefined {
  for (const [name, value] of form)
    for (const read of BUTTONS) {
      const pressed = typeof value === 'string' ? read(name, value) : null;
      if (pressed) return pressed;
    }
  return undefined;
}

const titleOfButton = (pressed: Pressed): TitleId =>
  'list' in pressed ? pressed.title : { kind: 'tv', id: pressed.series };

/** The mutation of a button for a title on a day. */
function markOf(pressed: Pressed, title: ListTitle, day: CalendarDate): Mark {
  if ('list' in pressed) return { what: 'list', ...pressed, title };
  const { id, title: name, posterPath } = title;
  const series = { id, title: name, posterPath };
  const { episode, present } = pressed;
  if (!episode) return { what: 'follow', series };
  if (!present) return { what: 'unmark', series: id, ...episode };
  return { what: 'episodes', series, mark: { scope: 'episode', ...episode, today: day, day } };
}

/** Applies a form's mutation and redirects to its page (303). */
async function answerForm(context: ApiContext): Promise<Response> {
  const form = await context.request.formData().catch(() => new FormData());
  const pressed = pressedIn(form);
  const named = form.get('back');
  const back = named === null && pressed ? titlePath(titleOfButton(pressed)) : localPath(named);
  const headers = new Headers({ Location: pageAddress(back) });
  const kept = await forPerson({ ...context, response: { headers } }, async (person) => {
    const title = pressed && (await titleIn(titleOfButton(pressed)));
    if (title) await keepMark(person, markOf(pressed, title, person.day));
  });
  // The page then asks the visitor to sign in, once its scripts run (features/marks/press-mark.client.ts).
  if (kept.kind === 'signedOut' && pressed && 'list' in pressed)
    headers.set(
      'Location',
      pageAddress(`${back}#${pressed.list}${listValue(titleKey(pressed.title), !pressed.present)}`),
    );
  return new Response(null, { status: 303, headers });
}

/**
 * POST /api/marks: applies a mutation of the signed-in user: lists, ratings, followed series, watched
 * episodes. Requests contain the desired state and are idempotent. JSON requests get the user's id and what
 * changed; forms are redirected to their page (303).
 */
export function answerMarks(context: ApiContext): Promise<Response> {
  const isJson = context.request.headers.get('content-type')?.startsWith('application/json');
  return isJson ? answerMark(context) : answerForm(context);
}
