import { z } from 'zod';
import type { Config } from '../../contract/config.ts';
import { troublesOf, type Trouble } from '../../server/hosted-parts.ts';
import { PATIENCE_MS, wordsOf, type Finding } from './finding.ts';

type Project = NonNullable<Config['supabase']>;

const settings = z.object({
  disable_signup: z.boolean().optional(),
  mailer_autoconfirm: z.boolean().optional(),
  external: z.record(z.string(), z.unknown()).optional(),
});

/** Settings that cannot be read from outside. */
function unseen(siteUrl: string): Finding[] {
  const look = (name: string, where: string): Finding => ({
    name,
    state: 'unseen',
    says: 'This cannot be seen from outside.',
    cure: `In the project’s dashboard, ${where}.`,
  });
  return [
    look(
      'Redirects',
      `Authentication, URL Configuration: ${siteUrl} as Site URL, ${siteUrl}/** among the redirects`,
    ),
    look(
      'Links in mails',
      'Authentication, Sign In / Providers, Email: OTP expiry 86400 seconds, OTP length 6',
    ),
    look('Current password', 'Authentication, Sign In / Providers, Email: require the current password'),
    look('Mail templates', 'Authentication, Emails: as in supabase/templates, which lead to /confirm'),
    look('Advisors', 'Advisors, Security: none but what docs/operations.md names'),
  ];
}

/** Checks a Supabase project by its public API and the secret key. */
export async function checkHosted({
  supabase,
  siteUrl,
  signUp,
  apiKeyEncryptionKey,
}: Config): Promise<Finding[]> {
  if (!supabase) return [];
  const troubles = await troublesOf(supabase, PATIENCE_MS);
  const isIn = (...parts: Trouble['part'][]) => troubles.some(({ part }) => parts.includes(part));
  const told = troubles.map(({ part, says, cure }): Finding => {
    const name = part === 'Secret key' ? part : part === 'Project' ? 'Supabase' : `Supabase ${part}`;
    return { name, state: 'broken', says: `It cannot be used: ${says}.`, cure };
  });
  if (isIn('Project', 'Auth', 'Data API')) return told;
  const ask = asking(supabase);
  let said: z.infer<typeof settings>;
  try {
    const response = await ask('/auth/v1/settings', supabase.anonKey);
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    said = settings.parse(await response.json());
  } catch (error) {
    const cure = 'Check SUPABASE_URL: a server that is no Supabase answers there.';
    return [{ name: 'Supabase', state: 'broken', says: `It cannot be used (${wordsOf(error)}).`, cure }];
  }
  const findings: Finding[] = [
    ...told,
    { name: 'Supabase', state: 'ok', says: `${new URL(supabase.url).host} takes the publishable key.` },
    signUps(said.disable_signup === true, signUp),
    confirmation(said.mailer_autoconfirm === true),
    providers(said.external ?? {}),
  ];
  if (!apiKeyEncryptionKey) {
    const cure = 'Set it to 32 bytes in base64 (openssl rand -base64 32), the same everywhere.';
    const says = 'API_KEY_ENCRYPTION_KEY is not set: nobody can save an AI key.';
    findings.push({ name: 'AI keys', state: 'note', says, cure });
  }
  if (!isIn('Secret key')) findings.push(...(await withSecret(supabase, ask, isIn('Storage'))));
  findings.push(...unseen(siteUrl));
  return findings;
}

type Ask = (path: string, key: string, init?: RequestInit) => Promise<Response>;

function asking({ url }: Project): Ask {
  return (path, key, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('apikey', key);
    headers.set('authorization', `Bearer ${key}`);
    return fetch(url + path, { ...init, headers, signal: AbortSignal.timeout(PATIENCE_MS) });
  };
}

function signUps(disabled: boolean, signUp: Config['signUp']): Finding {
  const name = 'Sign-ups';
  if (!disabled) {
    const closed = signUp === 'closed' ? '; the database lets in only whom an admin has invited' : '';
    return { name, state: 'ok', says: `The project takes new accounts${closed}.` };
  }
  const cure = 'In the dashboard, Authentication, Sign In / Providers, allow new users to sign up.';
  const says =
    signUp === 'closed'
      ? 'The project takes no new accounts: invitations lead nowhere. SIGN_UP=closed keeps strangers out by itself.'
      : 'The project takes no new accounts, though SIGN_UP is open.';
  return { name, state: 'broken', says, cure };
}

function confirmation(automatic: boolean): Finding {
  const name = 'Confirmation';
  if (!automatic) return { name, state: 'ok', says: 'Addresses are confirmed by a mail.' };
  const cure = 'In the dashboard, Authentication, Sign In / Providers, Email, switch on “Confirm email”.';
  return { name, state: 'broken', says: 'Anybody can sign up with anybody’s address.', cure };
}

function providers(external: Record<string, unknown>): Finding {
  const name = 'Providers';
  if (external.email !== true) {
    const cure = 'In the dashboard, Authentication, Sign In / Providers, switch on Email.';
    return { name, state: 'broken', says: 'Signing in by e-mail and password is off.', cure };
  }
  const others = Object.keys(external).filter((key) => key !== 'email' && external[key] === true);
  if (others.length === 0) return { name, state: 'ok', says: 'E-mail and password, and nothing else.' };
  const cure =
    'Switch them off in the dashboard, Authentication, Sign In / Providers, unless they are meant.';
  return {
    name,
    state: 'warning',
    says: `The site has no buttons for these ways in: ${others.join(', ')}.`,
    cure,
  };
}

const BUCKET_CURE = 'Run supabase db push in this checkout, or make it public in the dashboard, Storage.';

/** Checks that need the secret key: latest migrations, avatar bucket and API tokens. */
async function withSecret({ secretKey }: Project, ask: Ask, withoutStorage: boolean): Promise<Finding[]> {
  if (!secretKey) {
    const says =
      'SUPABASE_SECRET_KEY is not set: no jobs, no reminders, no API, and migrations cannot be looked at.';
    return [
      { name: 'Secret key', state: 'note', says, cure: 'Set it, in the environment of this server alone.' },
    ];
  }
  const json = { 'content-type': 'application/json' };
  try {
    const body = JSON.stringify({ p_secret_hash: '' });
    const path = '/rest/v1/rpc/look_at_invitation';
    const newest = await ask(path, secretKey, { method: 'POST', headers: json, body });
    await newest.body?.cancel();
    const headers = { ...json, 'x-marquee-token': '0'.repeat(64) };
    const token = await ask(path, secretKey, { method: 'POST', headers, body });
    await token.body?.cancel();
    // A missing picture: the error says whether the bucket is missing or private.
    const picture = await ask('/storage/v1/object/public/avatars/nobody.png', secretKey);
    const isBucket = /object not found/i.test(await picture.text());
    const pictures: Finding = isBucket
      ? { name: 'Pictures', state: 'ok', says: 'The bucket “avatars” is there, and public.' }
      : {
          name: 'Pictures',
          state: 'broken',
          says: 'The public bucket “avatars” is missing.',
          cure: BUCKET_CURE,
        };
    return [
      newest.ok
        ? { name: 'Migrations', state: 'ok', says: 'The newest functions are there.' }
        : {
            name: 'Migrations',
            state: 'broken',
            says: 'Some are missing.',
            cure: 'Run supabase db push in this checkout; where it misses versions, docs/operations.md says what to do.',
          },
      token.status === 403
        ? { name: 'API', state: 'ok', says: 'Programs may act with tokens.' }
        : {
            name: 'API',
            state: 'broken',
            says: 'The data API does not look at tokens: programs are refused.',
            cure: `Run in the SQL editor: alter role authenticator set pgrst.db_pre_request = 'public.act_with_token'; notify pgrst, 'reload config';`,
          },
      ...(withoutStorage ? [] : [pictures]),
    ];
  } catch (error) {
    return [
      {
        name: 'Supabase',
        state: 'broken',
        says: `It stopped answering (${wordsOf(error)}).`,
        cure: 'Try again.',
      },
    ];
  }
}
