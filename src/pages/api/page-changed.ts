import type { APIRoute } from 'astro';
import { answerPageChanged } from '../../server/page-changed.ts';

/** Evicts a title's cached page. */
export const POST: APIRoute = ({ request }) => answerPageChanged(request);
