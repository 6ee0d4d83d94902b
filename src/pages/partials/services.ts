import type { APIRoute } from 'astro';
import { answerRegionServices } from '../../features/watch/region-services.api.server.ts';

/** Lists a region's streaming services. */
export const GET: APIRoute = ({ url, locals }) => answerRegionServices(url, locals.requestId);
