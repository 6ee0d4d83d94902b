import { services } from '../services.ts';

/** Hands a request below `/embedded/` to the services that live in this process; 404 where there are none. */
export async function answerEmbedded(
  request: Request,
  locals: { clientAddress: string; direct: boolean },
): Promise<Response> {
  const opened = await services();
  return opened.embedded(request, { address: locals.clientAddress, direct: locals.direct });
}
