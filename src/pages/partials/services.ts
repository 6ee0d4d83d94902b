import type { APIRoute } from 'astro';
import { answerRegionServices } from '../../server/api/watch/region-services.ts';

/** Names the services of a region. */
export const GET: APIRoute = ({ url, locals }) => answerRegionServices(url, locals.requestId);
