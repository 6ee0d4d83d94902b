import { loadMyForYou, sayForYou } from './mine.queries.ts';
import { named, SAYINGS, type Saying } from './say.ts';
import { localPath } from '../title-lists/personal-list.ts';
import { isStars } from '../../core/stars.ts';
import { pageAddress, withParameters } from '../../core/routes.ts';
import { parseTitleKey } from '../../core/title.ts';
import { forPerson, type Person } from '../../server/person.ts';
import { keepMark } from '../marks/keep-mark.api.server.ts';
import type { ApiContext } from '../../server/person-answer.ts';

const isSaid = (text: unknown): text is Saying => typeof text === 'string' && Object.hasOwn(SAYINGS, text);

/** Saves feedback. Returns false if the subject is not among the user's recommendations or traits. */
async function say({ client, userId }: Person, subject: string, said: Saying): Promise<boolean> {
  const { ground, feedback } = await loadMyForYou(client, userId);
  const known = named(ground, feedback, subject);
  if (!known) return false;
  await sayForYou(client, { ...known, direction: SAYINGS[said] });
  return true;
}

/** The season and optional episode of a form; null without a season, undefined if invalid. */
function partIn(form: FormData): { season: number; number: number | null } | null | undefined {
  const [season, episode] = [form.get('season'), form.get('episode')];
  if (season === null) return null;
  const isNumber = (text: unknown) => typeof text === 'string' && /^\d{1,5}$/.test(text);
  if (
    !isNumber(season) ||
    Number(season) > 9999 ||
    !(episode === null || episode === '' || isNumber(episode))
  ) {
    return undefined;
  }
  return { season: Number(season), number: episode ? Number(episode) : null };
}

async function rate(person: Person, form: FormData, given: number): Promise<boolean> {
  const [key, part] = [form.get('title'), partIn(form)];
  const title = typeof key === 'string' ? parseTitleKey(key) : null;
  if (!title || (given !== 0 && !isStars(given)) || part === undefined) return false;
  const stars = given === 0 ? null : given;
  if (!part) await keepMark(person, { what: 'stars', title, stars });
  else if (title.kind === 'tv') {
    const place = { seriesId: title.id, season: part.season };
    await keepMark(person, { what: 'seasonStars', place, part: part.number, stars });
  } else return false;
  return true;
}

/**
 * POST /api/for-you: saves feedback on a title or trait (`subject`, and `say`: `more`, `less`, `forget` or
 * `back`), or a rating (`title`, `stars`, 0 to clear; optional `season` and `episode`). Redirects to the
 * page, which shows the result (303); 204 for JSON requests.
 */
export async function answerForYou(request: ApiContext): Promise<Response> {
  const form = await request.request.formData().catch(() => new FormData());
  const [subject, said, stars] = [form.get('subject'), form.get('say'), form.get('stars')];
  const headers = new Headers();
  const outcome = await forPerson({ ...request, response: { headers } }, async (person) => {
    if (typeof subject === 'string' && isSaid(said)) return say(person, subject, said);
    return stars !== null && (await rate(person, form, Number(stars)));
  });
  const done = outcome.kind === 'ok' && outcome.data;
  if (request.request.headers.get('accept')?.includes('application/json')) {
    const status = done ? 204 : outcome.kind === 'ok' ? 400 : outcome.kind === 'error' ? outcome.status : 401;
    return new Response(null, { status, headers });
  }
  const back = new URL(localPath(form.get('back')), 'http://here');
  const parameters = Object.fromEntries(back.searchParams);
  const told =
    done && isSaid(said)
      ? { said, of: typeof subject === 'string' ? subject : null }
      : done
        ? {}
        : { said: 'failed', of: null };
  headers.set(
    'Location',
    pageAddress(withParameters(back.pathname, { ...parameters, said: null, of: null, ...told }) + back.hash),
  );
  return new Response(null, { status: 303, headers });
}
