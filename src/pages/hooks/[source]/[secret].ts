import type { APIRoute } from 'astro';
import { answerHook, noSuchHook } from '../../../server/api/connections/hooks.ts';

/** Where a program tells what somebody plays. */
export const POST: APIRoute = ({ params, request, locals }) =>
  answerHook(params.source, params.secret, { request, requestId: locals.requestId });

// The renderer would write the address, secret and all, to the log.
export const ALL: APIRoute = noSuchHook;
