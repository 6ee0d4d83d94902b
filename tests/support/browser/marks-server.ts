import { SESSION_COOKIE } from '../../../src/core/session-cookie.ts';
import { MARKS_PATH } from '../../../src/features/marks/marks.ts';
import { answerMarks } from '../../../src/features/marks/marks.api.server.ts';
import type { BackendServer } from '../backend/backend-server.ts';
import { pageContext, provideServices } from '../host/page-context.ts';

/** This site's response to a marks request from a browser with this session. */
export async function askForMarks(
  server: BackendServer,
  session: string | undefined,
  init: RequestInit | undefined,
): Promise<Response> {
  // Tests can cut the network here, or answer themselves.
  const reached = await fetch(`${server.url}${MARKS_PATH}`, init);
  if (reached.status !== 404) return reached;
  const cookie =
    session === undefined ? null : `${SESSION_COOKIE}=base64-${Buffer.from(session).toString('base64url')}`;
  provideServices(server, { jobs: {} as never });
  const context = pageContext(MARKS_PATH, cookie);
  const headers = { ...(init?.headers as Record<string, string>), ...(cookie && { cookie }) };
  const request = new Request(context.url, { ...init, keepalive: false, headers });
  return answerMarks({ ...context, request });
}
