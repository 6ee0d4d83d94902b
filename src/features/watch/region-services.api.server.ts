import { m } from '../../paraglide/messages.js';
import type { RegionServicesAnswer } from './my-services.ts';
import { readRegion } from '../../core/regions.ts';
import { servicesIn } from './my-services.server.ts';
import { outcomeOf } from '../../server/outcome.ts';
import { answerWith } from '../../server/status.ts';
import { services } from '../../server/services.ts';
import { jsonError } from '../../server/json-answer.ts';

/**
 * GET /partials/services?region=…: a region's services and age ratings, the same for everyone; 502 or 503 if
 * the catalogue fails.
 */
export async function answerRegionServices(url: URL, requestId: string): Promise<Response> {
  const { catalogue, config } = await services();
  const region = readRegion(url.searchParams.get('region')) ?? config.region;
  const outcome = await outcomeOf(requestId, async () => {
    const asked = [servicesIn(catalogue, region), catalogue.certifications(region).catch(() => [])] as const;
    const [found, ratings] = await Promise.all(asked);
    return { kind: 'ok', services: found, ratings };
  });
  const headers = new Headers({ 'X-Robots-Tag': 'noindex' });
  const response: { status?: number; headers: Headers } = { headers };
  answerWith(response, outcome);
  if (outcome.kind === 'ok') {
    const { services: found, ratings } = outcome;
    const answer: RegionServicesAnswer = { region, services: found, ratings };
    return Response.json(answer, { headers });
  }
  const refusal = { code: 'unavailable', message: m.backend_unavailable() } as const;
  return jsonError(response.status ?? 503, refusal, Object.fromEntries(headers));
}
