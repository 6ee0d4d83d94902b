import type { APIRoute } from 'astro';
import { services } from '../../server/services.ts';

/** Hands requests below `/embedded/` to the services that live in this process. */
export const ALL: APIRoute = async ({ request, locals }) =>
  (await services()).embedded(request, { address: locals.clientAddress });
