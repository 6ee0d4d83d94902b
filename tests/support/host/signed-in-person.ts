import type { Client } from '../../../src/core/backend/client.ts';
import type { BackendServer } from '../backend/backend-server.ts';
import { createPerson, newAddress, signIn } from '../database/people.ts';

/** A user with a signed-in client. */
export interface SignedInPerson {
  client: Client;
  id: string;
  email: string;
}

/** Signs up, confirms and signs in a user of this name. */
export async function signedInPerson(server: BackendServer, fullName: string): Promise<SignedInPerson> {
  const person = await createPerson(server, newAddress(), { full_name: fullName });
  const { client } = await signIn(server, person.email);
  return { client: client as Client, ...person };
}

/** A user made admin by the server's command. */
export async function signedInAdmin(server: BackendServer, fullName: string): Promise<SignedInPerson> {
  const person = await signedInPerson(server, fullName);
  await server.database.query('select public.grant_admin($1)', [person.email]);
  return person;
}
