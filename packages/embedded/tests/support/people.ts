import type { BackendServer } from './backend-server.ts';

export const PASSWORD = 'correct horse battery staple';

let count = 0;

/** An address nobody has used in this run. */
export function newAddress(name = 'person'): string {
  count += 1;
  return `${name.toLowerCase()}-${count}@example.org`;
}

/** The only link in the newest mail to an address. */
export async function linkTo(server: BackendServer, email: string): Promise<string> {
  const [mail] = await server.mailsTo(email);
  const link = mail?.links[0];
  if (!link) throw new Error(`no mail to ${email}`);
  return link;
}

/** Opens a link as a browser would, and answers where it led. */
export async function follow(link: string): Promise<URL> {
  const response = await fetch(link, { redirect: 'manual' });
  if (response.status !== 303) throw new Error(`the link answered ${response.status}`);
  return new URL(response.headers.get('location') ?? '');
}

/** What a link put into the fragment of the page it led to. */
export function fragmentOf(url: URL): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(url.hash.slice(1)));
}

/** Signs a user up and confirms the address. */
export async function createPerson(
  server: BackendServer,
  email = newAddress(),
  data: Record<string, unknown> = { full_name: 'Ada Example' },
): Promise<{ email: string; id: string }> {
  const { error } = await server.client().auth.signUp({ email, password: PASSWORD, options: { data } });
  if (error) throw error;
  const { access_token = '' } = fragmentOf(await follow(await linkTo(server, email)));
  // What a sign-up is told names nobody: the session does.
  const { data: confirmed } = await server.client().auth.getUser(access_token);
  if (!confirmed.user) throw new Error('no user');
  return { email, id: confirmed.user.id };
}

/** A client signed in as that person. */
export async function signIn(server: BackendServer, email: string, storage?: Map<string, string>) {
  const client = server.client(storage ? { storage } : {});
  const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return { client, session: data.session, user: data.user };
}
