import { markNotices, saveNoticePreferences } from './notices.queries.ts';
import { saveTimeZone } from '../../core/backend/time-zones.ts';
import { isTimeZone } from '../../core/time-zones.ts';
import {
  isMailRhythm,
  NOTICE_KINDS,
  NOTICE_SETTINGS_PATH,
  NOTICES_PATH,
  type NoticePreferences,
} from './notices.ts';
import { pageAddress } from '../../core/routes.ts';
import { forPerson } from '../../server/person.ts';
import type { ApiContext } from '../../server/person-answer.ts';

const PAGE = new RegExp(String.raw`^${NOTICES_PATH}(?:\?page=\d{1,4})?$`);

function formOf({ request }: ApiContext): Promise<FormData> {
  return request.formData().catch(() => new FormData());
}

const textOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

function leadTo(headers: Headers, path: string): Response {
  headers.set('Location', pageAddress(path));
  return new Response(null, { status: 303, headers });
}

/**
 * POST /api/notices: marks one notice (`read`: its id) or all (`all`) as read, for use without scripts.
 * Redirects to its page (303).
 */
export async function answerMarkNotices(context: ApiContext): Promise<Response> {
  const form = await formOf(context);
  const headers = new Headers();
  const read = textOf(form, 'read');
  if (read === 'all' || /^[1-9]\d{0,14}$/.test(read)) {
    await forPerson({ ...context, response: { headers } }, ({ client }) =>
      markNotices(client, true, read === 'all' ? undefined : [Number(read)]),
    );
  }
  const back = textOf(form, 'back');
  return leadTo(headers, PAGE.test(back) ? back : NOTICES_PATH);
}

/**
 * POST /api/notice-settings: saves how the user receives each kind (`KIND.app`, `KIND.mail`) and the time
 * zone (`zone`). Redirects to the form, which shows the result (303). Invalid values are ignored.
 */
export async function answerNoticeSettings(context: ApiContext): Promise<Response> {
  const form = await formOf(context);
  const headers = new Headers();
  const choices: Partial<NoticePreferences> = {};
  for (const kind of NOTICE_KINDS) {
    const mail = textOf(form, `${kind}.mail`);
    if (isMailRhythm(mail)) choices[kind] = { inApp: form.has(`${kind}.app`), mail };
  }
  const zone = textOf(form, 'zone');
  const outcome = await forPerson({ ...context, response: { headers } }, async ({ client, userId }) => {
    await saveNoticePreferences(client, userId, choices);
    if (isTimeZone(zone)) await saveTimeZone(client, userId, zone);
  });
  return leadTo(headers, `${NOTICE_SETTINGS_PATH}?result=${outcome.kind === 'ok' ? 'saved' : 'failed'}`);
}
