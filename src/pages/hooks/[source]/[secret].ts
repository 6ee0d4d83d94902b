import type { APIContext, APIRoute } from 'astro';
import { answerHook } from '../../../features/connections/hooks.api.server.ts';

/** The 404 page, without the request's body. */
const unknownPage = ({ url, rewrite }: APIContext) => rewrite(new Request(new URL('/404', url)));

/** Receives webhooks of media servers. */
export const POST: APIRoute = async (context) => {
  const { params, request, locals } = context;
  const { requestId } = locals;
  return (await answerHook(params.source, params.secret, { request, requestId })) ?? unknownPage(context);
};

// Astro would log the address with its secret.
export const ALL: APIRoute = unknownPage;
