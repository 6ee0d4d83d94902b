import type { APIRoute } from 'astro';
import { answerRegionServices } from '../../features/watch/region-services.api.server.ts';

/** Names the services of a region. */
export const GET: APIRoute = ({ url, locals }) => answerRegionServices(url, locals.requestId);
