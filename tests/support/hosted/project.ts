import { createClient, type SupabaseClient } from '@supabase/supabase-js';

/** A Supabase project to run tests against. */
export interface Project {
  url: string;
  anonKey: string;
  secretKey: string;
  databaseUrl: string;
  /** Address of the Mailpit for its mails; without one, the secret key creates links. */
  inbox?: string | undefined;
  /** Domain of test addresses. */
  mailDomain: string;
  /** Address of the tests' admin. */
  admin: string;
}

/** The project of `npm run test:hosted`; undefined in all other runs. */
export const PROJECT: Project | undefined = process.env['HOSTED_PROJECT']
  ? (JSON.parse(process.env['HOSTED_PROJECT']) as Project)
  : undefined;

export const MAIL_DOMAIN = PROJECT?.mailDomain ?? 'example.org';

/** Marquee's settings for the project. */
export const hostedSettings = ({ url, anonKey, secretKey }: Project) => ({
  SUPABASE_URL: url,
  SUPABASE_ANON_KEY: anonKey,
  SUPABASE_SECRET_KEY: secretKey,
});

/** A client with all rights. */
export function secretClient({ url, secretKey }: Project): SupabaseClient {
  const auth = { persistSession: false, autoRefreshToken: false };
  return createClient(url, secretKey, { auth }) as SupabaseClient;
}

/** Creates an account with a confirmed address, without a mail. */
export async function makeAccount(
  project: Project,
  account: { email: string; password: string; data: object },
): Promise<{ email: string; id: string }> {
  const { email, password, data: user_metadata } = account;
  const made = await secretClient(project).auth.admin.createUser({
    ...{ email, password, user_metadata },
    email_confirm: true,
  });
  if (made.error) throw made.error;
  return { email, id: made.data.user.id };
}

/** A mail's link to our page, and its code. */
interface ProjectMail {
  link: string;
  code: string;
}

/** The newest mail to an address. Its link points to `site`, whatever the templates say. */
export async function newestMail(project: Project, email: string, site: string): Promise<ProjectMail> {
  return project.inbox === undefined ? makeLink(project, email, site) : readInbox(project.inbox, email, site);
}

/** Without a mailbox: creates the last mail's content again, which invalidates the sent one. */
async function makeLink(project: Project, email: string, site: string): Promise<ProjectMail> {
  const { auth } = secretClient(project);
  const { data: people } = await auth.admin.listUsers({ perPage: 1000 });
  const confirmed = people.users.find((user) => user.email === email)?.email_confirmed_at !== undefined;
  const type = confirmed ? 'recovery' : 'signup';
  // The call requires a password but ignores it, since the account exists.
  const password = 'is not looked at';
  const { data, error } = await auth.admin.generateLink(
    confirmed ? { type: 'recovery', email } : { type: 'signup', email, password },
  );
  if (error) throw error;
  const { hashed_token, email_otp } = data.properties;
  return { link: `${site}/confirm?token_hash=${hashed_token}&type=${type}`, code: email_otp };
}

async function readInbox(inbox: string, email: string, site: string): Promise<ProjectMail> {
  const query = new URLSearchParams({ query: `to:"${email}"` }).toString();
  const { messages } = (await (await fetch(`${inbox}/api/v1/search?${query}`)).json()) as {
    messages: { ID: string }[];
  };
  const [newest] = messages;
  if (!newest) throw new Error(`No mail to ${email} is in the inbox.`);
  const { HTML } = (await (await fetch(`${inbox}/api/v1/message/${newest.ID}`)).json()) as { HTML: string };
  const found = /https?:\/\/[^"\s<]*\/confirm(\?token_hash=[^"\s<]+)/.exec(HTML)?.[1] ?? '';
  const link = `${site}/confirm${found.replaceAll('&amp;', '&')}`;
  return { link, code: /\b\d{6}\b/.exec(HTML)?.[0] ?? '' };
}
