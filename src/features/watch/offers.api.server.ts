import { m } from '../../paraglide/messages.js';
import { z } from 'zod';
import { loadUncheckedTitles } from './title-offers.queries.ts';
import { titlesAsked, type IncludedAnswer, type LookedUpAnswer } from './offers-asked.ts';
import { readRegion } from '../../core/regions.ts';
import type { Person } from '../../server/person.ts';
import { regionOf } from '../../server/region.ts';
import { services, type Services } from '../../server/services.ts';
import { jsonAnswer, jsonError, readJson } from '../../server/json-answer.ts';
import { answerPerson, type ApiContext } from '../../server/person-answer.ts';

const MAX_BODY = 1024;
const LIST = z.object({ list: z.enum(['wishlist', 'watched']), kind: z.enum(['movie', 'tv']) });

const invalid = (message: string) => jsonError(400, { code: 'invalid', message });

/** Applies the user's limit to work that may take forty catalogue calls. */
async function unlessLimited(
  { userId }: Person,
  work: (offers: Services['offers']) => Promise<Response>,
): Promise<Response> {
  const { offers } = await services();
  const wait = await offers.allow(userId);
  if (wait === 0) return work(offers);
  const error = { code: 'limited', message: m.backend_limited() } as const;
  return jsonError(429, error, { 'Retry-After': String(wait) });
}

/** GET /api/offers: services that include up to forty titles, in `?region=` or the user's region. */
export function answerIncluded(request: ApiContext, { searchParams }: URL): Promise<Response> {
  return answerPerson(request, async (person) => {
    const titles = titlesAsked(searchParams);
    if (!titles) return invalid('One to forty titles are needed.');
    return unlessLimited(person, async (offers) => {
      const region = readRegion(searchParams.get('region')) ?? (await regionOf(person));
      const included = Object.fromEntries(await offers.included(titles, region));
      return jsonAnswer(200, { region, included } satisfies IncludedAnswer);
    });
  });
}

/** POST /api/offers: looks up the forty latest titles of a list with unknown availability. */
export function answerLookUp(request: ApiContext): Promise<Response> {
  return answerPerson(request, async (person) => {
    const body = await readJson(request.request, MAX_BODY);
    if (body.kind === 'refused') return jsonError(body.status, body.error);
    const asked = LIST.safeParse(body.value);
    if (!asked.success) return invalid('A list and a kind are needed.');
    const { list, kind } = asked.data;
    return unlessLimited(person, async (offers) => {
      const region = await regionOf(person);
      const { titles, total } = await loadUncheckedTitles(person.client, list, kind, region);
      const found = (await offers.included(titles, region)).size;
      return jsonAnswer(200, { left: total - found, found } satisfies LookedUpAnswer);
    });
  });
}
