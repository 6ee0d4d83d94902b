import type { APIRoute } from 'astro';
import { registeredLifecycle } from '../contract/lifecycle.ts';

/** The services of this process where no host stands before them (`npm run dev`). */
export const ALL: APIRoute = async ({ request, locals: { clientAddress: address, direct } }) =>
  (await registeredLifecycle()).embedded(request, { address, direct });
