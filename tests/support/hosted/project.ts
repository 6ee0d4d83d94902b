import { createClient, type SupabaseClient } from '@supabase/supabase-js';

/** A Supabase project the tests are run against. */
export interface Project {
  url: string;
  anonKey: string;
  secretKey: string;
  databaseUrl: string;
  /** Address of the Mailpit its mails go to; without one, links are made with the secret key. */
  inbox?: string | undefined;
  /** What the addresses of the tests end in. */
  mailDomain: string;
  /** Whom the tests make admin. */
  admin: string;
}

/** The project of `npm run test:hosted`; undefined in every other run, whatever the environment says. */
export const PROJECT: Project | undefined = process.env['HOSTED_PROJECT']
  ? (JSON.parse(process.env['HOSTED_PROJECT']) as Project)
  : undefined;

export const MAIL_DOMAIN = PROJECT?.mailDomain ?? 'example.org';

/** What Marquee is started with before it. */
export const hostedSettings = ({ url, anonKey, secretKey }: Project) => ({
  SUPABASE_URL: url,
  SUPABASE_ANON_KEY: anonKey,
  SUPABASE_SECRET_KEY: secretKey,
});

/** A client that may do everything. */
export function secretClient({ url, secretKey }: Project): SupabaseClient {
  const auth = { persistSession: false, autoRefreshToken: false };
  return createClient(url, secretKey, { auth }) as SupabaseClient;
}

/** Makes an account whose address is confirmed, without a mail. */
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

/** What a mail of the project holds for somebody: the link to our page, and the code. */
interface ProjectMail {
  link: string;
  code: string;
}

/** The newest mail to an address; its link leads to `site`, wherever the project's templates lead. */
export async function newestMail(project: Project, email: string, site: string): Promise<ProjectMail> {
  return project.inbox === undefined ? makeLink(project, email, site) : readInbox(project.inbox, email, site);
}

/** For want of a mailbox: what the mail just sent would hold, made anew, which ends the one that was sent. */
async function makeLink(project: Project, email: string, site: string): Promise<ProjectMail> {
  const { auth } = secretClient(project);
  const { data: people } = await auth.admin.listUsers({ perPage: 1000 });
  const confirmed = people.users.find((user) => user.email === email)?.email_confirmed_at !== undefined;
  const type = confirmed ? 'recovery' : 'signup';
  // A password is asked for by this call and left as it is: the account is there.
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
