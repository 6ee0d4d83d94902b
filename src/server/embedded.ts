import type { APIRoute } from 'astro';
import { registeredLifecycle } from '../contract/lifecycle.ts';

/** The embedded services for the development server, which has no host. */
export const ALL: APIRoute = async ({ request, locals: { clientAddress: address, direct } }) =>
  (await registeredLifecycle()).embedded(request, { address, direct });
