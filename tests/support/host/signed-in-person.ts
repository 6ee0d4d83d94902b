import type { Client } from '../../../src/core/backend/client.ts';
import type { BackendServer } from '../backend/backend-server.ts';
import { createPerson, newAddress, signIn } from '../database/people.ts';

/** Somebody with an account and a client that is signed in to it. */
export interface SignedInPerson {
  client: Client;
  id: string;
  email: string;
}

/** Signs up, confirms and signs in a person of this name. */
export async function signedInPerson(server: BackendServer, fullName: string): Promise<SignedInPerson> {
  const person = await createPerson(server, newAddress(), { full_name: fullName });
  const { client } = await signIn(server, person.email);
  return { client: client as Client, ...person };
}

/** Somebody whom the server's command made an admin. */
export async function signedInAdmin(server: BackendServer, fullName: string): Promise<SignedInPerson> {
  const person = await signedInPerson(server, fullName);
  await server.database.query('select public.grant_admin($1)', [person.email]);
  return person;
}
