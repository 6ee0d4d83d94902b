import type { APIRoute } from 'astro';
import { answerPageChanged } from '../../server/page-changed.ts';

/** Renews the kept page of a title. */
export const POST: APIRoute = ({ request }) => answerPageChanged(request);
