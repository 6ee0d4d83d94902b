import type { APIContext, APIRoute } from 'astro';
import { answerHook } from '../../../features/connections/hooks.api.server.ts';

/** The page of any address there is none at; of the request nothing goes there, its body least of all. */
const unknownPage = ({ url, rewrite }: APIContext) => rewrite(new Request(new URL('/404', url)));

/** Where a program tells what somebody plays. */
export const POST: APIRoute = async (context) => {
  const { params, request, locals } = context;
  const { requestId } = locals;
  return (await answerHook(params.source, params.secret, { request, requestId })) ?? unknownPage(context);
};

// The renderer would write the address, secret and all, to the log.
export const ALL: APIRoute = unknownPage;
