import { afterAll } from 'vitest';
import { signIn, signOut } from '../../../src/core/backend/auth.ts';
import { changeSession, startSession } from '../../../src/core/stores/session.ts';
import { dismissToast } from '../../../src/core/stores/toasts.ts';
import { startBackend } from '../backend/backend-server.ts';
import { createPerson, PASSWORD } from '../database/people.ts';
import { browserEnvironment } from './browser-environment.ts';

/** Starts a backend for a test file, and a browser whose stores use it. */
export async function startBrowser() {
  const server = await startBackend();
  afterAll(() => server.close());
  const browser = browserEnvironment(server);
  startSession();
  /** Signs a user in, replacing the signed-in one. */
  const enter = ({ email }: { email: string }) => changeSession((client) => signIn(client, email, PASSWORD));
  /** Signs a new user in, without toasts. */
  const another = async () => {
    const person = await createPerson(server);
    await enter(person);
    dismissToast();
    return person;
  };
  const leave = () => changeSession((client) => signOut(client));
  return { server, ...browser, enter, another, leave };
}
