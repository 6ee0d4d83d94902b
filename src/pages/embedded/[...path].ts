import type { APIRoute } from 'astro';
import { answerEmbedded } from '../../server/api/embedded.ts';

/** The services that live in this process. */
export const ALL: APIRoute = ({ request, locals }) => answerEmbedded(request, locals);
