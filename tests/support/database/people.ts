import { randomUUID } from 'node:crypto';
import {
  createPerson as signUp,
  newAddress as nextAddress,
  PASSWORD,
} from '../../../packages/embedded/tests/support/people.ts';
import type { BackendServer } from '../backend/backend-server.ts';
import { MAIL_DOMAIN, makeAccount, PROJECT } from '../hosted/project.ts';

export {
  follow,
  fragmentOf,
  linkTo,
  PASSWORD,
  signIn,
} from '../../../packages/embedded/tests/support/people.ts';

/** An address unused in this run and, with a project, in earlier ones. */
export function newAddress(name = 'person'): string {
  return PROJECT ? `${name.toLowerCase()}-${randomUUID()}@${MAIL_DOMAIN}` : nextAddress(name);
}

/** A user with a confirmed address; on a project without a mail. */
export async function createPerson(
  server: BackendServer,
  email = newAddress(),
  data: Record<string, unknown> = { full_name: 'Ada Example' },
): Promise<{ email: string; id: string }> {
  if (server.url === PROJECT?.url) return makeAccount(PROJECT, { email, password: PASSWORD, data });
  return signUp(server, email, data);
}
